import { addDays } from '@callout/contracts/time'

/** Ends the name of each sample record, so that it is found again on any device. */
export const SAMPLE_MARK = '(sample)'

export const isSampleName = (name: string | null | undefined): boolean => name?.trim().endsWith(SAMPLE_MARK) ?? false

export interface SampleJob {
  readonly title: string
  /** Days from today; null: unscheduled. */
  readonly day: number | null
  readonly startTime: string
  readonly endTime: string
  readonly amount: number
}
export interface SampleCustomer {
  readonly firstName: string
  readonly lastName: string
  readonly street1: string
  readonly jobs: readonly SampleJob[]
}

const job = (title: string, day: number | null, startTime: string, endTime: string, amount: number): SampleJob => ({
  title: `${title} ${SAMPLE_MARK}`,
  day,
  startTime,
  endTime,
  amount,
})
const customer = (firstName: string, lastName: string, street1: string, ...jobs: readonly SampleJob[]): SampleCustomer => ({
  firstName,
  lastName: `${lastName} ${SAMPLE_MARK}`,
  street1,
  jobs,
})

export const sampleCustomers: readonly SampleCustomer[] = [
  customer('Maria', 'Alvarez', '12 Oak Street', job('Yearly check', 0, '16:00', '17:00', 120)),
  customer('Ben', 'Carter', '48 Cedar Lane', job('Repair', 1, '09:00', '10:30', 180), job('Follow-up visit', 8, '09:00', '10:00', 60)),
  customer('Grace', 'Kim', '7 Lake Road', job('First visit and estimate', 1, '11:00', '12:00', 80)),
  customer('Omar', 'Haddad', '230 Main Street', job('Replacement', 2, '10:00', '13:00', 450)),
  customer('Lena', 'Fischer', '5 Mill Court', job('Maintenance', 3, '14:00', '15:30', 150)),
  customer('Sam', 'Okafor', '91 Station Road', job('Second opinion', null, '', '', 80), job('Repair', 2, '15:00', '16:00', 140)),
]

export const sampleName = ({ firstName, lastName }: Pick<SampleCustomer, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`

export interface Clock {
  /** YYYY-MM-DD */
  readonly date: string
  readonly time: string
}

/** Date of a sample job: one of today that would begin in the past is tomorrow. */
export const sampleDate = (day: number, startTime: string, now: Clock): string =>
  addDays(now.date, day === 0 && startTime <= now.time ? 1 : day)
