import { instantCell } from '../../../components/csv/csvRows.ts'
import { formSort } from '@callout/contracts/forms/codes'
import { defineList } from '../../../components/list/defineList.ts'
import { booleanFilter } from '../../../components/list/filters.ts'
import { Mark } from '../../../components/record/Parts.tsx'
import { CategoryNames } from '../../catalogue/categoryNames/CategoryNames.tsx'
import { paths } from '../../../lib/paths.ts'
import { formActionSet } from '../actions/formActionSet.ts'
import { QuoteApproval } from '../../quotes/approve/QuoteApproval.tsx'
import { formNoun, formatPlace } from '../formText.ts'
import { type FormRowFragment, FormsDocument, type FormsQuery } from './formList.generated.ts'
import { DeleteFormDocument } from './formDeletes.generated.ts'
import { defineDeletes, deleteCall } from '../../../components/actions/deletes/defineDeletes.ts'

interface DeletableForm {
  readonly id: string
  readonly formName: string
}

/** Submitted forms stay with their jobs. */
const formDeletes = defineDeletes<DeletableForm, FormsQuery['forms']>({
  noun: formNoun,
  path: paths.forms(),
  needs: 'manage_forms',
  getName: ({ formName }) => formName,
  rowLabel: ({ formName }) => ({ name: formName, title: null }),
  blockedReason: () => null,
  successMessage: ({ formName }) => `${formName} deleted. Submitted forms stay with their jobs.`,
  call: ({ id }) => deleteCall(DeleteFormDocument, { id }),
  refetchQueries: ['Forms'],
})

const Marks = ({ isTemplate, status }: FormRowFragment) => (
  <>
    {isTemplate === true && <Mark>Sample</Mark>} {status === 'INACTIVE' && <Mark>Inactive</Mark>}
  </>
)

/** Spec §7 "forms": forms to fill in on jobs. */
export const formList = defineList({
  noun: formNoun,
  path: paths.forms(),
  query: FormsDocument,
  selectPage: ({ forms }: FormsQuery) => forms,
  rowLink: ({ id, formName }: FormRowFragment) => ({ name: formName, to: paths.editForm(id) }),
  search: 'Name',
  filters: { sample: booleanFilter('sample', { label: 'Kind', inputField: 'isTemplate', yes: 'Samples', no: 'Own forms' }) },
  sorts: formSort,
  sort: { by: 'FORM_NAME', direction: 'ASCENDING' },
  Header: QuoteApproval,
  columns: {
    name: {
      label: 'Form',
      width: 280,
      isFlexible: true,
      sort: 'FORM_NAME',
      cell: (form) => (
        <>
          <bdi>{form.formName}</bdi> <Marks {...form} />
        </>
      ),
      csv: ({ formName }) => formName,
    },
    use: { label: 'Used', width: 280, leaves: 680, text: ({ attachTo }) => formatPlace(attachTo) },
    categories: {
      label: 'Categories',
      width: 200,
      leaves: 1060,
      cell: ({ categoryIds }) => (categoryIds?.length === 0 ? 'All' : categoryIds ? <CategoryNames ids={categoryIds} /> : null),
      csv: ({ categoryIds }) => (categoryIds?.length === 0 ? 'All' : (categoryIds?.join(', ') ?? '')),
    },
    version: {
      label: 'Version',
      width: 90,
      isNumeric: true,
      cell: ({ version }) => version,
      csv: ({ version }) => String(version ?? ''),
    },
    changed: {
      label: 'Last changed',
      width: 130,
      sort: 'UPDATED_AT',
      leaves: 920,
      cell: ({ updatedAt }, { format }) => (updatedAt === null ? null : format.dayOf(updatedAt)),
      csv: ({ updatedAt }, { format }) => (updatedAt === null ? null : instantCell(updatedAt, format)),
    },
  },
  defaultColumns: ['name', 'use', 'categories', 'version', 'changed'],
  card: {
    primary: ['use'],
    muted: ['changed'],
    footer: [
      (form) =>
        (form.isTemplate === true || form.status === 'INACTIVE') && (
          <div>
            <Marks {...form} />
          </div>
        ),
    ],
  },
  create: {
    to: paths.newForm(),
    needs: 'manage_forms',
    text: 'Forms to fill in on jobs, with checks, photos and signatures, will show up here.',
  },
  actions: formActionSet,
  deletes: formDeletes,
  exports: { needs: 'export_data' },
})
