import { jobNumberOf } from '../labels/jobName.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { statusWord } from '../../../components/status/statusTable.ts'
import { usePhoneFormat } from '../../../lib/phones/formatPhone.ts'
import { EquipmentLines } from '../../customers/equipment/EquipmentLines.tsx'
import { usePropertyNotes } from '../../customers/equipment/usePropertyNotes.ts'
import type { Job } from '../job.ts'
import { withSeriesVisits } from '../queries/bills.ts'
import { LineTable } from '../../lineItems/LineTable.tsx'
import { Sums } from '../../lineItems/Sums.tsx'
import type { CompanyOnPaperQuery } from './company.generated.ts'
import { SheetVisits } from './SheetVisits.tsx'
import classes from './JobSheet.module.css'
import { useSessionValue } from '../../../lib/session/session.ts'

export type Company = CompanyOnPaperQuery['generalData']

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Customer({ customer }: { readonly customer: NonNullable<Job['customer']> }) {
  const formatPhone = usePhoneFormat()
  const { name, companyName, phone, phoneCountryCode, email } = customer
  const lines = [companyName !== name && companyName, phone && formatPhone(phone, phoneCountryCode), email].filter(Boolean)
  return (
    <Part title="Customer">
      <p className={classes.strong} dir="auto">
        {name}
      </p>
      {lines.map((line) => (
        <p key={line as string} dir="auto">
          {line}
        </p>
      ))}
    </Part>
  )
}

function CompanyHead({ company }: { readonly company: Company | null }) {
  const formatPhone = usePhoneFormat()
  const name = useSessionValue('organization_name')
  const phone = company?.phone ? formatPhone(company.phone, company.phoneCountryCode) : null
  const reach = [phone, company?.organizationEmail].filter(Boolean).join(' · ')
  return (
    <>
      {company?.logoUrl && <img src={company.logoUrl} alt="" className={classes.logo} />}
      <p className={classes.company} dir="auto">
        {company?.organizationName ?? name}
      </p>
      {company?.address && (
        <p className={classes.reach} dir="auto">
          {company.address}
        </p>
      )}
      {reach && <p className={classes.reach}>{reach}</p>}
    </>
  )
}

function Signature() {
  return (
    <div className={classes.signature}>
      <p>Customer signature</p>
      <p>Date</p>
    </div>
  )
}

interface JobSheetProps {
  readonly job: Job
  /** null: could not be loaded. */
  readonly company: Company | null
}

/** Printed job sheet for the customer, without internal data. */
export function JobSheet({ job, company }: JobSheetProps) {
  const format = useFormat(job.timezone)
  const { title, customer, property, description, jobFinishedNotes, lineItems } = job
  const { notes, lines } = usePropertyNotes(property?.accessNotes)
  return (
    <div className={classes.sheet} data-job-sheet>
      <header className={classes.head}>
        <div>
          <CompanyHead company={company} />
          <h1 dir="auto">{title ?? 'Job'}</h1>
        </div>
        <dl className={classes.marks}>
          <dt>Job</dt>
          <dd>{jobNumberOf(job)}</dd>
          <dt>Status</dt>
          <dd>{statusWord(job)}</dd>
          <dt>Printed</dt>
          <dd>{format.day(format.today())}</dd>
        </dl>
      </header>
      <div className={classes.parties}>
        {customer && <Customer customer={customer} />}
        {property && (
          <Part title="Property">
            {property.name && (
              <p className={classes.strong} dir="auto">
                {property.name}
              </p>
            )}
            <p dir="auto">{property.address}</p>
            {notes && (
              <p className={classes.text} dir="auto">
                Access: {notes}
              </p>
            )}
          </Part>
        )}
      </div>
      {lines.length > 0 && (
        <Part title="Equipment">
          <EquipmentLines lines={lines} />
        </Part>
      )}
      {description && (
        <Part title="Description">
          <p className={classes.text} dir="auto">
            {description}
          </p>
        </Part>
      )}
      <SheetVisits job={job} />
      {lineItems && lineItems.length > 0 && (
        <Part title="Line items">
          <LineTable lines={lineItems} currencyCode={job.currencyCode} className={classes.table} />
          <Sums of={withSeriesVisits(job)} />
        </Part>
      )}
      {jobFinishedNotes && (
        <Part title="Work done">
          <p className={classes.text} dir="auto">
            {jobFinishedNotes}
          </p>
        </Part>
      )}
      <Signature />
    </div>
  )
}
