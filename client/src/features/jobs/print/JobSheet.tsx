import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { useSessionValue } from '../../../shared/session/useSessionValue.ts'
import { statusTable } from '../../../shared/status/statusTable.ts'
import { customerPhone } from '../detail/customerPhone.ts'
import type { Job } from '../detail/JobDetail.tsx'
import { LineTable } from '../detail/LineTable.tsx'
import { Sums } from '../detail/Sums.tsx'
import { SheetVisits } from './SheetVisits.tsx'
import classes from './JobSheet.module.css'

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Customer({ customer }: { readonly customer: NonNullable<Job['customer']> }) {
  const { name, companyName, phone, phoneCountryCode, email } = customer
  const lines = [companyName !== name && companyName, phone && customerPhone(phone, phoneCountryCode).text, email].filter(Boolean)
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

/** What a customer may read of the job, on paper: nothing that is for the staff alone. */
export function JobSheet({ job }: { readonly job: Job }) {
  const company = useSessionValue('organization_name')
  const format = useFormat(job.timezone)
  const { jobNumber, title, status, customer, property, description, jobFinishedNotes, lineItems } = job
  return (
    <div className={classes.sheet} data-job-sheet>
      <header className={classes.head}>
        <div>
          <p className={classes.company} dir="auto">
            {company}
          </p>
          <h1 dir="auto">{title ?? 'Job'}</h1>
        </div>
        <dl className={classes.marks}>
          <dt>Job</dt>
          <dd>{jobNumber ?? `#${job.id}`}</dd>
          <dt>Status</dt>
          <dd>{statusTable[status].label}</dd>
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
          </Part>
        )}
      </div>
      {description && (
        <Part title="Description">
          <p className={classes.words} dir="auto">
            {description}
          </p>
        </Part>
      )}
      <SheetVisits job={job} />
      {lineItems && lineItems.length > 0 && (
        <Part title="Line items">
          <LineTable job={job} lines={lineItems} className={classes.table} />
          <Sums job={job} />
        </Part>
      )}
      {jobFinishedNotes && (
        <Part title="Work done">
          <p className={classes.words} dir="auto">
            {jobFinishedNotes}
          </p>
        </Part>
      )}
    </div>
  )
}
