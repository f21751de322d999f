import type { Recurrence } from '@callout/contracts/jobs/schedule/recurrence'
import { sentenceOf } from '@callout/contracts/jobs/schedule/recurrenceSentence'
import { formatDay } from '../../days/dayText.ts'
import type { CompanyRecord } from '../../profile/records.ts'

export const formatRecurrence = ({ date_format }: CompanyRecord, rule: Recurrence, firstDate: string): string =>
  sentenceOf(rule, firstDate, (date) => formatDay(date, date_format))
