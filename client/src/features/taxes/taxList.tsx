import { taxSort } from '@callout/contracts/taxes/codes'
import { defineList } from '../../components/list/defineList.ts'
import { booleanFilter } from '../../components/list/filters.ts'
import { Mark } from '../../components/record/Parts.tsx'
import { paths } from '../../lib/paths.ts'
import { taxActionSet } from './taxActionSet.ts'
import { formatRate, taxNoun, UNCHANGED } from './taxText.ts'
import { DeleteTaxDocument, TaxesDocument, type TaxesQuery, type TaxPartsFragment } from './taxes.generated.ts'
import { defineDeletes, deleteCall } from '../../components/actions/deletes/defineDeletes.ts'

/** Existing jobs and invoices keep their taxes. */
const taxDeletes = defineDeletes<TaxPartsFragment, TaxesQuery['taxes']>({
  noun: taxNoun,
  path: paths.taxes(),
  needs: 'manage_taxes',
  getName: ({ name }) => name,
  rowLabel: ({ name }) => ({ name, title: null }),
  blockedReason: () => null,
  successMessage: ({ name }) => `${name} deleted. ${UNCHANGED}`,
  call: ({ id }) => deleteCall(DeleteTaxDocument, { id }),
  refetchQueries: ['Taxes'],
})

export const taxList = defineList({
  noun: taxNoun,
  path: paths.taxes(),
  query: TaxesDocument,
  selectPage: ({ taxes }: TaxesQuery) => taxes,
  rowLink: ({ id, name }: TaxPartsFragment) => ({ name, to: paths.editTax(id) }),
  search: 'Name',
  filters: { activity: booleanFilter('active', { label: 'Status', inputField: 'isActive', yes: 'Active', no: 'Inactive' }) },
  sorts: taxSort,
  sort: { by: 'NAME', direction: 'ASCENDING' },
  columns: {
    name: {
      label: 'Tax',
      width: 260,
      isFlexible: true,
      sort: 'NAME',
      cell: ({ name, isDefault, isActive }) => (
        <>
          <bdi>{name}</bdi> {isDefault === true && <Mark>Default</Mark>} {isActive === false && <Mark>Inactive</Mark>}
        </>
      ),
      csv: ({ name }) => name,
    },
    rate: {
      label: 'Rate',
      width: 110,
      sort: 'RATE',
      isNumeric: true,
      cell: ({ rate }) => formatRate(rate),
      csv: ({ rate }) => formatRate(rate),
    },
    default: { label: 'New jobs', width: 170, leaves: 680, text: ({ isDefault }) => (isDefault === true ? 'Added by default' : null) },
  },
  defaultColumns: ['name', 'rate', 'default'],
  card: { primary: ['rate'], muted: ['default'] },
  create: {
    to: paths.newTax(),
    needs: 'manage_taxes',
    text: 'Your taxes will show up here, with their rates. New jobs use the default.',
  },
  actions: taxActionSet,
  deletes: taxDeletes,
  exports: { needs: 'export_data' },
})
