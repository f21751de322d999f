import { IconChevronRight, IconKey, IconMapPin, IconMessage, IconPhone } from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { directionsTo } from '../../customers/picker/directions.ts'
import type { BoardVisitFragment } from '../../schedule/visits/board.generated.ts'
import { visitTime } from '../../schedule/visits/visitTime.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { getName } from '../../visits/boardJob.ts'
import classes from './NextVisitCard.module.css'
import { phoneHref, textHref } from '../../../lib/phones/formatPhone.ts'

interface VisitMarksProps {
  readonly children: ReactNode
}

export const VisitMarks = ({ children }: VisitMarksProps) => <span className={classes.marks}>{children}</span>

interface NextVisitCardProps {
  readonly of: BoardVisitFragment
  readonly format: Format
  readonly title: string
  readonly marks: ReactNode
  readonly isBrief?: boolean
  readonly children: ReactNode
}

export function NextVisitCard({ of, format, title, marks, isBrief = false, children }: NextVisitCardProps) {
  const id = useId()
  const { customer, property, address, jobId } = of
  const name = customer?.name ?? 'Unknown customer'
  return (
    <section className={`stack box ${classes.next}`} data-brief={isBrief || undefined} aria-labelledby={id}>
      <div className={`between ${classes.head}`}>
        <h2 id={id}>{title}</h2>
        {marks}
      </div>
      <div className={classes.time}>{visitTime(of.visit, format) ?? 'No time yet'}</div>
      <div className={classes.customer} dir="auto">
        {isBrief && jobId ? <Link to={paths.job(jobId)}>{name}</Link> : name}
      </div>
      <div className="hint" dir="auto">
        {[of.title, getName(of)].filter(Boolean).join(' · ')}
      </div>
      {(address ?? property?.address) && (
        <div className={classes.address} dir="auto">
          {address ?? property?.address}
        </div>
      )}
      {children}
      {!isBrief && <ContactStrip of={of} />}
    </section>
  )
}

export const AccessNote = ({ notes }: { readonly notes: string }) => (
  <p className={classes.access}>
    <IconKey size={18} stroke={1.75} aria-hidden />
    <span>
      <span className="only-read-out">Access: </span>
      <bdi>{notes}</bdi>
    </span>
  </p>
)

function ContactStrip({ of }: { readonly of: BoardVisitFragment }) {
  const { customer, property, address, latitude, longitude, jobId } = of
  const name = customer?.name ?? 'the customer'
  const phone = customer?.phone ? phoneHref(customer.phone, customer.phoneCountryCode) : null
  const way = directionsTo({ address: address ?? property?.address ?? null, latitude, longitude })
  return (
    <div className={classes.strip}>
      {phone && (
        <Button component="a" href={phone} variant="default" leftSection={<IconPhone size={18} aria-hidden />} aria-label={`Call ${name}`}>
          Call
        </Button>
      )}
      {phone && (
        <Button
          component="a"
          href={textHref(phone)}
          variant="default"
          leftSection={<IconMessage size={18} aria-hidden />}
          aria-label={`Text ${name}`}
        >
          Text
        </Button>
      )}
      {way && (
        <Button
          component="a"
          href={way}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconMapPin size={18} aria-hidden />}
        >
          Directions
        </Button>
      )}
      {jobId && (
        <Button component={Link} to={paths.job(jobId)} variant="default" rightSection={<IconChevronRight size={16} aria-hidden />}>
          Open job
        </Button>
      )}
    </div>
  )
}
