import type { Tax, TaxQuery } from '@callout/contracts/taxes/schemas'
import type { z } from '@callout/contracts/zod'
import { foldedText } from '@callout/contracts/foldedText'
import type { DomainHandlers } from '../handlers.ts'
import { listing } from '../listing.ts'
import type { TaxRecord } from '../store/collections/taxes.ts'
import { sortedBy } from '../store/sortedList.ts'

/** Taxes are above 0: accounts from before may have a tax of nothing instead of none. */
const isCharged = ({ rate }: TaxRecord): boolean => rate > 0

const defaultFirst = (a: TaxRecord, b: TaxRecord): number =>
  Number(b.is_default) - Number(a.is_default) || a.name.localeCompare(b.name, 'en') || a.id - b.id

function taxView({ company_id: _, ...tax }: TaxRecord): Tax {
  return tax
}

const taxList = listing<z.output<typeof TaxQuery>, Tax>()('taxes', {
  words: { texts: ({ name }) => [foldedText(name)] },
  shown: () => isCharged,
  order: ({ store, caller }) => sortedBy(store.taxes.by('company_id', caller.company.id), defaultFirst),
  view: (_, tax) => taxView(tax),
})

export const taxHandlers: DomainHandlers<'taxes'> = {
  listTaxes: (call) => taxList.reply('taxes', call),
}
