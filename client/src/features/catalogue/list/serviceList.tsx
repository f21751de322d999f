import { serviceSort } from '@callout/contracts/catalogue/codes'
import { productType } from '@callout/contracts/jobs/codes'
import { defineList } from '../../../components/list/defineList.ts'
import { choice, booleanFilter, record } from '../../../components/list/filters.ts'
import { paths } from '../../../lib/paths.ts'
import { serviceActionSet } from '../actions/serviceActionSet.ts'
import { serviceDeletes } from './serviceDeletes.ts'
import { formatDuration, serviceNoun, formatType } from '../serviceText.ts'
import { PriceListDocument, type PriceListQuery, type ServiceRowFragment } from './serviceList.generated.ts'
import { Mark } from '../../../components/record/Parts.tsx'
import { useCategories } from '../categoryNames/CategoryNames.tsx'

interface ServiceNameProps {
  readonly service: { readonly name: string; readonly isActive: boolean | null }
}

const ServiceName = ({ service: { name, isActive } }: ServiceNameProps) => (
  <>
    <bdi>{name}</bdi> {isActive === false && <Mark>Inactive</Mark>}
  </>
)

const yes = (isSo: boolean | null): string | null => (isSo === null ? null : isSo ? 'Yes' : 'No')

export const serviceList = defineList({
  name: 'service',
  title: 'Price list',
  noun: serviceNoun,
  path: paths.priceList(),
  query: PriceListDocument,
  selectPage: ({ services }: PriceListQuery) => services,
  rowLink: ({ id, name }: ServiceRowFragment) => ({ name, to: paths.service(id) }),
  search: 'Name, description, SKU or category',
  filters: {
    categoryId: record('category', { label: 'Category', inputField: 'categoryId' }),
    productType: choice('type', { label: 'Type', inputField: 'productType', table: productType }),
    activity: booleanFilter('active', { label: 'Status', inputField: 'isActive', yes: 'Active', no: 'Inactive' }),
  },
  filterRows: [['categoryId'], ['productType', 'activity']],
  recordFilters: { categoryId: useCategories },
  sorts: serviceSort,
  sort: { by: 'NAME', direction: 'ASCENDING' },
  columns: {
    name: {
      label: 'Name',
      width: 220,
      isFlexible: true,
      sort: 'NAME',
      cell: (service) => <ServiceName service={service} />,
      csv: {
        Name: ({ name }) => name,
        Description: ({ description }) => description,
        Active: ({ isActive }) => yes(isActive),
      },
    },
    category: { label: 'Category', width: 150, sort: 'CATEGORY', text: ({ categoryName }) => categoryName },
    type: { label: 'Type', width: 96, text: ({ productType: type }) => formatType(type) },
    unit: { label: 'Unit', width: 84, leaves: 920, text: ({ unit }) => unit },
    duration: { label: 'Duration', width: 104, leaves: 920, text: ({ durationMinutes }) => formatDuration(durationMinutes) },
    price: {
      label: 'Price',
      width: 108,
      sort: 'AMOUNT',
      needs: 'view_prices',
      amount: ({ amount }) => amount,
      currencyOf: ({ currencyCode }) => currencyCode,
    },
    exempt: {
      label: 'Tax exempt',
      width: 104,
      leaves: 680,
      text: ({ isTaxExempt }) => (isTaxExempt === true ? 'Tax exempt' : null),
      csv: ({ isTaxExempt }) => yes(isTaxExempt),
    },
    sku: { label: 'SKU', width: 100, text: ({ sku }) => sku },
  },
  defaultColumns: ['name', 'category', 'type', 'unit', 'duration', 'price', 'exempt'],
  card: {
    primary: ['category'],
    muted: ['type', 'unit', 'duration'],
    footer: [({ isTaxExempt }) => isTaxExempt === true && 'Tax exempt'],
    total: ({ amount, currencyCode }, { format }) => amount !== null && format.money(amount, currencyCode),
  },
  views: [
    { id: 'active', name: 'Active', query: 'active=yes' },
    { id: 'inactive', name: 'Inactive', query: 'active=no' },
    { id: 'dearest', name: 'Highest price', query: 'sort=-amount' },
  ],
  create: {
    to: paths.newService(),
    needs: 'manage_services',
    text: 'Your services and products will show up here, with their prices.',
  },
  actions: serviceActionSet,
  bulk: { needs: ['manage_services'], load: () => import('../actions/serviceActionParts.ts').then((module) => module.serviceBulk) },
  deletes: serviceDeletes,
  imports: { to: paths.importServices(), needs: 'manage_services' },
  exports: { needs: 'export_data', whole: () => import('../actions/serviceActionParts.ts').then((module) => module.serviceFile) },
})
