import { listOrganizations } from '#areas/people/sessions/session.contract.ts';
import { defineAttack } from '../../attack.ts';
import { enter } from '../../newcomers.ts';

export const attack = defineAttack({
  name: 'organization-list',
  tries: 'learning as a stranger which hospitals use the platform, from the list and by guessing their codes',
  expects: 'The list is empty, and a code that exists is refused in the words of one that does not.',
  async run({ url, ask, own, other }, attempts) {
    const { organizations } = await ask(listOrganizations, {}, null);
    attempts.note('the list', organizations.length > 0 && `it names ${organizations.length}`);
    const refusalOf = async (slug: string) => {
      const answer = await fetch(`${url}/api/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.40' },
        body: JSON.stringify({ slug, email: 'nobody@mail.example', password: 'guessed' }),
      });
      return `${answer.status} ${await answer.text()}`;
    };
    const unknown = await refusalOf('no-such-hospital');
    for (const { slug } of [own, other]) {
      const refused = await refusalOf(slug);
      attempts.note(`the code ${slug}`, refused !== unknown && `${refused} instead of ${unknown}`);
    }
    const typed = await enter(url, ` ${own.slug.toUpperCase()} `, {
      email: own.emailOf('doctor'),
      password: 'guessed',
    });
    attempts.note('a code in capitals', typed.token !== undefined && 'it signed in');
  },
});
