import { SameAsLast } from '../form/SameAsLast.tsx'
import { lazyModule } from '../../../lib/lazyModule.ts'
import { useWatch } from 'react-hook-form'
import { CustomerFields } from '../../customers/shared/CustomerFields.tsx'
import type { OpenForm, Section } from '../../../components/form/defineForm.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import type { NewJob } from '../form/newJob.ts'
import { usePropertyTaxTaken } from './propertyTax.ts'
import { CategoryField, DescriptionField, TitleField } from '../form/workFields.tsx'
import classes from './CallDeskWork.module.css'

function PropertyTax({ started }: { readonly started: readonly string[] }) {
  usePropertyTaxTaken(started)
  return null
}

/** Somebody calls: the page begins with who that is. */
function Caller({ page: { own } }: { readonly page: OpenForm<NewJob> }) {
  const customerId = useWatch<JobFormValues, 'customerId'>({ name: 'customerId' })
  return (
    <>
      {customerId && <PropertyTax started={own.begins.taxIds} />}
      <CustomerFields nextField="categoryId" isFirst ofLastJob={(job) => <SameAsLast job={job} />} />
    </>
  )
}

const Work = () => (
  <>
    <div className={classes.pair}>
      <CategoryField />
      <TitleField />
    </div>
    <DescriptionField minRows={1} />
  </>
)

/** Of a new job, in the order of a call: who, what, when. */
export const callDeskSections: readonly Section<NewJob>[] = [
  { title: 'Customer', Fields: Caller, isStarred: true, isSide: true },
  { title: 'What', Fields: Work },
]

type Height = readonly [title: string, phone: number, wide: number, isJoined?: boolean]

/** What follows the first answers of a call. */
export const lazyCallDeskSections = {
  sections: lazyModule(async () => (await import('./lazyCallDeskSections.tsx')).lazyCallDeskSections),
  title: 'Line items, time and more',
  heights: ({ lineItems }: { readonly lineItems: readonly unknown[] }): Height[] => [
    ['Line items', 96 + lineItems.length * 261, 96 + lineItems.length * 92, true],
    ['When', 106, 106],
    ['More', 28, 28, true],
  ],
}
