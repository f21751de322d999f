import { IconPencil } from '@tabler/icons-react'
import { defineRecord } from '../../../kit/record/defineRecord.ts'
import { Facts } from '../../../kit/record/Facts.tsx'
import { Mark, Words } from '../../../kit/record/Parts.tsx'
import { paths } from '../../../shared/paths.ts'
import { serviceActionSet } from '../actions/serviceActionSet.ts'
import { serviceDeletes } from '../deletes/serviceDeletes.ts'
import { durationWords, typeWords } from '../serviceWords.ts'
import { ServiceRecordDocument, type ServiceRecordQuery } from './serviceRecord.generated.ts'

/** Spec §7 "Services and categories": what one position says and costs. */
export const serviceRecord = defineRecord({
  noun: 'service',
  list: { to: paths.priceList(), label: 'Price list' },
  query: ServiceRecordDocument,
  recordOf: ({ service }: ServiceRecordQuery) => service,
  titleOf: ({ name }) => name,
  badge: ({ isActive }) => isActive === false && <Mark>Inactive</Mark>,
  actions: serviceActionSet,
  links: ({ id }) => [{ label: 'Edit', Icon: IconPencil, shortcut: 'e', to: paths.editService(id), needs: 'manage_services' }],
  main: {
    first: ({ description }) => <Words title="Description">{description}</Words>,
    rest: () => null,
  },
  side: {
    first: ({ amount, currencyCode, unit }) => (
      <Facts title="Price" needs="view_prices" currencyCode={currencyCode} facts={[{ label: unit ? `Per ${unit}` : 'Price', amount }]} />
    ),
    rest: ({ productType, categoryName, unit, durationMinutes, isTaxExempt, sku }) => (
      <Facts
        title="Details"
        facts={[
          { label: 'Type', text: typeWords(productType) },
          { label: 'Category', text: categoryName },
          { label: 'Unit', text: unit },
          { label: 'Duration', text: durationWords(durationMinutes) },
          { label: 'Tax', text: isTaxExempt === null ? null : isTaxExempt ? 'Tax exempt' : 'Taxed' },
          { label: 'SKU', text: sku },
        ]}
      />
    ),
  },
  refreshes: ['ServiceRecord'],
  deletes: serviceDeletes,
})
