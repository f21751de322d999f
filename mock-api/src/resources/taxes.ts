import type { Tax } from '@callout/contracts/taxes/schemas'
import { foldedText, hasWords, searchWords } from '../foldedText.ts'
import type { DomainHandlers } from '../handlers.ts'
import { pageOf } from '../page.ts'
import type { TaxRecord } from '../store/workRecords.ts'

/** Taxes are above 0: accounts from before may have a tax of nothing instead of none. */
const isCharged = ({ rate }: TaxRecord): boolean => rate > 0

function taxView({ company_id: _, ...tax }: TaxRecord): Tax {
  return tax
}

const defaultFirst = (a: TaxRecord, b: TaxRecord): number =>
  Number(b.is_default) - Number(a.is_default) || a.name.localeCompare(b.name, 'en') || a.id - b.id

export const taxHandlers: DomainHandlers<'taxes'> = {
  listTaxes: ({ input, store, company }) => {
    const words = searchWords(input.search ?? '')
    const listed = store.taxes.by('company_id', company.id).filter((tax) => isCharged(tax) && hasWords(foldedText(tax.name), words))
    const { rows, pagination } = pageOf(listed.toSorted(defaultFirst), input)
    return { taxes: rows.map(taxView), pagination }
  },
}
