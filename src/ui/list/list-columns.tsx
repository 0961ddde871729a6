import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { t } from './list.texts.ts';

/** What a column is called. */
export interface ColumnName {
  id: string;
  title: string;
}

/** The columns that are shown; the first one names the row and is never hidden. */
export function shownColumns<Column extends ColumnName>(
  columns: readonly Column[],
  hidden: readonly string[] = [],
): readonly Column[] {
  return columns.filter(({ id }, index) => index === 0 || !hidden.includes(id));
}

export interface ColumnChoiceProps {
  columns: readonly ColumnName[];
  hidden: readonly string[];
  onHidden: (ids: string[]) => void;
}

/** Hides columns of a list and shows them again. */
export function ColumnChoice({ columns, hidden, onHidden }: ColumnChoiceProps) {
  const own = columns.slice(1).filter(({ title }) => title !== '');
  const isHidden = ({ id }: ColumnName) => hidden.includes(id);
  const count = own.filter(isHidden).length;
  return (
    <Popover position="top" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" size="xs" ml="auto">
          {count === 0 ? t('columns') : t('columnsHidden', { count })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" component="fieldset" bd={0} m={0} p={0} aria-label={t('columns')}>
          {own.map((column) => (
            <Checkbox
              key={column.id}
              size="sm"
              label={column.title}
              checked={!isHidden(column)}
              onChange={() =>
                onHidden(own.filter((one) => isHidden(one) !== (one === column)).map(({ id }) => id))
              }
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
