import { useSeesPrices } from '../../lineItems/useSeesPrices.ts'
import { offerOf, type QuotedJob } from './quoteOfJob.ts'

/** Whether the quote's prices are hidden from the user, who then can't send it or have it approved. */
export function useHidesPrices(job: QuotedJob): boolean {
  const seesPrices = useSeesPrices()
  return !seesPrices && offerOf(job).alternatives.some(({ lines }) => lines.some(({ amount }) => amount === null))
}
