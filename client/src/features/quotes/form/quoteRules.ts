import { discountType } from '@callout/contracts/jobs/codes'
import { lineItemProblem } from '@callout/contracts/jobs/jobBody'
import { discountProblem } from '@callout/contracts/jobs/money/discount'
import type { FieldError, FieldErrors, Resolver, ResolverOptions } from 'react-hook-form'
import { numberOrZero } from '../../../lib/format/readNumber.ts'
import { lineBodyOf } from '../../jobs/form/jobInputOf.ts'
import type { JobFormValues } from '../../jobs/form/jobFormValues.ts'
import { type JobFormRules, resolverFor } from '../../jobs/form/jobRules.ts'
import type { LineValues } from '../../lineItems/moneyValues.ts'
import { jobOfQuote, type QuoteFormValues } from './quoteFormValues.ts'

type Errors = FieldErrors<QuoteFormValues>
type QuoteErrors = NonNullable<Errors['quote']>

/** The quote in the contract's shape, for its validation. */
const toBody = ({ validUntil, message, alternatives, optionalLines }: QuoteFormValues['quote']) => ({
  validUntil: validUntil || null,
  message,
  alternatives: alternatives.map(({ name, lineItems }) => ({ name, lineItems: lineItems.map(lineBodyOf) })),
  optionalLines: optionalLines.map(lineBodyOf),
})

const custom = (message: string): FieldError => ({ type: 'custom', message })

/** The first alternative's problem with a discount that all of them share. */
function discountError({ discountType: type, discountValue, quote }: QuoteFormValues): FieldError | undefined {
  const value = discountValue === '' ? null : numberOrZero(discountValue)
  const amounts = (lines: readonly LineValues[]) =>
    lines.map(({ quantity, amount }) => ({ quantity: numberOrZero(quantity), amount: numberOrZero(amount) }))
  const problem = quote.alternatives
    .map(({ lineItems }) => discountProblem(discountType[type].code, value, amounts(lineItems)))
    .find((found) => found !== null)
  return problem ? custom(problem) : undefined
}

/** Errors of the alternatives, with those that lack line items. `rest`: a message about the line items of the recommended one. */
function alternativeErrors(
  { quote }: QuoteFormValues,
  found: QuoteErrors['alternatives'],
  rest: string | undefined,
): QuoteErrors['alternatives'] {
  const all = quote.alternatives.map(({ lineItems }, index) => {
    const item = found?.[index]
    const missing = lineItemProblem(lineItems, true)
    const message = missing ?? (index === quote.recommended ? rest : undefined)
    return item?.lineItems || !message ? item : { ...item, lineItems: custom(message) }
  })
  return all.some(Boolean) ? all : undefined
}

/** Validates by the rules of a job and of a quote. Errors of line items are at their alternative. */
export function quoteResolver(rulesNow: () => JobFormRules): Resolver<QuoteFormValues> {
  const ofJob = resolverFor(rulesNow)
  return async (values, context, options) => {
    const checked = { ...jobOfQuote(values), quote: toBody(values.quote) }
    const found = await ofJob(checked, context, options as unknown as ResolverOptions<JobFormValues>)
    const { lineItems, quote, ...others } = found.errors as Errors
    const alternatives = alternativeErrors(values, quote?.alternatives, lineItems?.message)
    const discountValue = others.discountValue ?? discountError(values)
    const ofQuote = { ...quote, ...(alternatives && { alternatives }) }
    const errors: Errors = {
      ...others,
      ...(discountValue && { discountValue }),
      ...(Object.keys(ofQuote).length > 0 && { quote: ofQuote }),
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
