import type { Recurrence } from '@callout/contracts/jobs/schedule/recurrence'
import { sentenceOf } from '@callout/contracts/jobs/schedule/recurrenceSentence'
import { dayWords } from '../../days/dayWords.ts'
import type { CompanyRecord } from '../../profile/records.ts'

export const recurrenceWords = ({ date_format }: CompanyRecord, rule: Recurrence, firstDate: string): string =>
  sentenceOf(rule, firstDate, (date) => dayWords(date, date_format))
