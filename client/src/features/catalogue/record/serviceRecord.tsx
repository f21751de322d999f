import { IconPencil } from '@tabler/icons-react'
import { defineRecord } from '../../../components/record/defineRecord.ts'
import { Facts } from '../../../components/record/Facts.tsx'
import { Mark, TextSection } from '../../../components/record/Parts.tsx'
import { safePicture } from '../../../components/files/safeAddress.ts'
import { useTaxes } from '../../lineItems/useTaxes.ts'
import { paths } from '../../../lib/paths.ts'
import { serviceActionSet } from '../actions/serviceActionSet.ts'
import { serviceDeletes } from '../list/serviceDeletes.ts'
import { formatDuration, formatType } from '../serviceText.ts'
import { ServiceRecordDocument, type ServiceRecordQuery } from './serviceRecord.generated.ts'
import classes from './Picture.module.css'

type Service = ServiceRecordQuery['service']

/** Names of a service's taxes; null if it has none of its own. */
function useTaxText({ isTaxExempt, taxIds }: Service): string | null {
  const { taxes } = useTaxes()
  if (isTaxExempt === true) return 'Tax exempt'
  const serviceTaxes = taxes?.filter(({ id }) => taxIds?.includes(id)) ?? []
  if (serviceTaxes.length > 0) return serviceTaxes.map(({ name, rate }) => `${name} (${rate}%)`).join(', ')
  return isTaxExempt === null ? null : 'Same as the job'
}

function Details({ service }: { readonly service: Service }) {
  const tax = useTaxText(service)
  const { productType, categoryName, unit, durationMinutes, sku } = service
  return (
    <Facts
      title="Details"
      facts={[
        { label: 'Type', text: formatType(productType) },
        { label: 'Category', text: categoryName },
        { label: 'Unit', text: unit },
        { label: 'Duration', text: formatDuration(durationMinutes) },
        { label: 'Tax', text: tax },
        { label: 'SKU', text: sku },
      ]}
    />
  )
}

/** Renders nothing unless the address is a web URL or an uploaded picture. */
function Picture({ address }: { readonly address: string | null }) {
  const safe = safePicture(address)
  return safe && <img src={safe} alt="" className={classes.picture} />
}

export const serviceRecord = defineRecord({
  noun: 'service',
  list: { to: paths.priceList(), label: 'Price list' },
  query: ServiceRecordDocument,
  getRecord: ({ service }: ServiceRecordQuery) => service,
  getTitle: ({ name }) => name,
  badge: ({ isActive }) => isActive === false && <Mark>Inactive</Mark>,
  actions: serviceActionSet,
  links: ({ id }) => [{ label: 'Edit', Icon: IconPencil, shortcut: 'e', to: paths.editService(id), needs: 'manage_services' }],
  main: {
    first: ({ description, imageUrl }) => (
      <>
        <TextSection title="Description">{description}</TextSection>
        <Picture address={imageUrl} />
      </>
    ),
    rest: () => null,
  },
  side: {
    first: ({ amount, cost, currencyCode, unit }) => (
      <Facts
        title="Price"
        currencyCode={currencyCode}
        facts={[
          { label: unit ? `Per ${unit}` : 'Price', amount },
          { label: 'Your cost', amount: cost },
        ]}
      />
    ),
    rest: (service) => <Details service={service} />,
  },
  refreshes: ['ServiceRecord'],
  deletes: serviceDeletes,
})
