import { Button, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useWards } from '#areas/inpatient/ward-parts.public.ts';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { useMay } from '#client/session.ts';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { useIsNarrow } from '#ui/theme/use-is-narrow.ts';
import type { FluidRecord } from '../fluid.contract.ts';
import { useFluidRecords } from '../fluid.hooks.ts';
import { t } from '../fluids.texts.ts';
import { FluidCards } from '../round/fluid-cards.tsx';
import { FluidFigures } from './fluid-figures.tsx';
import { FluidRecords } from './fluid-records.tsx';
import { dayFilters, intakeOutputAddress, kindFilters } from './intake-output.address.ts';

const RecordFluidsForm = lazyPart(() => import('../form/record-fluids-form.tsx'), 'RecordFluidsForm');

interface RecordedFor {
  patientId: string | undefined;
  known?: FluidRecord['patient'];
}

/** Intake and output: the fluid day in figures, entry at the bed, and everything that was recorded. */
export function IntakeOutputScreen() {
  const may = useMay();
  const list = useListAddress(intakeOutputAddress);
  const { patientId, wardId, record } = list.address;
  const wards = useWards().data?.rows ?? [];
  const query = useFluidRecords(list.request);
  const [pressed, setPressed] = useState<RecordedFor>();
  const isPhone = useIsNarrow();
  const [isUnfolded, setUnfolded] = useState(false);
  // At the bed the cards of the patients are what is wanted: fifty records below them are a long way to scroll.
  const isFolded = isPhone && !isUnfolded && !list.isNarrowed && list.paging.cursor === undefined;
  // The address opens the form of a record that the server has refused.
  const recorded = pressed ?? (record === undefined ? undefined : { patientId: record });
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          may('nursing.write') && (
            <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setPressed({ patientId })}>
              {t('record')}
            </Button>
          )
        }
      />
      <FluidFigures {...(patientId && { patientId })} {...(wardId && { wardId })} />
      <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
        <FilterSelect
          label={t('ward')}
          all={t('allWards')}
          options={wards.map(({ id, name }) => ({ value: id, label: name }))}
          {...list.field('wardId')}
        />
        <PatientPicker
          label={t('patient')}
          clearable
          value={patientId ?? ''}
          onChange={(id) => list.filter({ patientId: id || undefined })}
        />
        <FilterSelect
          label={t('days')}
          all={t('allDays')}
          options={dayFilters.map((value) => ({ value, label: t(value) }))}
          {...list.field('day')}
        />
        <FilterSelect
          label={t('kinds')}
          all={t('allKinds')}
          options={kindFilters.map((value) => ({ value, label: t(`kind_${value}`) }))}
          {...list.field('kind')}
        />
        <ListViews list={list} />
      </FilterBar>
      <FluidCards wardId={wardId} onMore={(known) => setPressed({ patientId: known.id, known })} />
      <Title order={2} size="h4" mt="lg" mb="sm">
        {t('list')}
      </Title>
      {isFolded ? (
        <Button fullWidth variant="default" onClick={() => setUnfolded(true)}>
          {t('showList')}
        </Button>
      ) : (
        <FluidRecords
          query={query}
          paging={list.paging}
          isNarrowed={list.isNarrowed}
          onClear={list.clear}
          onRecord={may('nursing.write') && (() => setPressed({ patientId }))}
        />
      )}
      <Suspense fallback={null}>
        {recorded && (
          <RecordFluidsForm
            key={recorded.patientId ?? 'new'}
            {...recorded}
            onClose={() => {
              setPressed(undefined);
              if (record !== undefined) list.change({ record: undefined });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
