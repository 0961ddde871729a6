import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import type { StockItem } from '../item.contract.ts';
import { t } from '../items.texts.ts';

/** What is known of an item. */
export function ItemFacts({ item }: { item: StockItem }) {
  const { money, date } = useFormat();
  const { baseUnit: unit, packSize: size, packName, expiryDate } = item;
  const quantity = (value: number) => t('quantity', { quantity: value, unit });
  return (
    <FactPanel
      title={t('facts')}
      facts={[
        [t('columnStock'), quantity(item.currentStock)],
        ...(item.setAside > 0 ? [[t('setAsideTitle'), quantity(item.setAside)] as const] : []),
        [t('minStockLevel'), quantity(item.minStockLevel)],
        [t('reorderQuantity'), item.reorderQuantity !== null && quantity(item.reorderQuantity)],
        [t('columnValue'), money(item.valueMinor)],
        [t('unitCost'), money(item.unitCostMinor)],
        [t('sellingPrice'), money(item.sellingPriceMinor)],
        [t('pack'), size > 1 ? t('packOf', { size, unit, pack: packName ?? '' }) : t('noPack')],
        [t('columnExpiry'), expiryDate && date(expiryDate)],
        [t('category'), item.category],
        [t('kind'), t(`kind_${item.kind}`)],
        [t('otherName'), item.otherName],
        [t('sku'), item.sku],
        [t('supplier'), item.supplier],
        [t('location'), item.location],
        [t('lotsTracked'), t(item.tracksLots ? 'tracked' : 'notTracked')],
      ]}
    />
  );
}
