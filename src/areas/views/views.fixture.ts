import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { saveView } from './saved/saved-view.contract.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** Of the administrator, shared. */
    savedView: string;
  }
}

export const viewsFixture: AreaFixture = {
  name: 'views',
  fields: { savedViewId: 'savedView' },

  async makeMarked({ admin, mark, round }) {
    const list = '/dashboard/patients';
    const name = `${mark} ${round}`;
    const saved = await admin.call(saveView, { list, name, query: 'status=all', isShared: true });
    return { savedView: saved.id };
  },

  async fillWithTexts(call, { short }) {
    for (const name of short.slice(0, 12))
      await call(saveView, { list: '/dashboard/patients', name, query: `q=${name}`, isShared: true });
    return {};
  },

  screens: {},
};
