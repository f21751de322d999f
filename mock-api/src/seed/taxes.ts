import type { CompanyRecord } from '../resources/profile/records.ts'
import type { TaxRecord } from '../resources/taxes/records.ts'

type Rate = Pick<TaxRecord, 'name' | 'rate' | 'is_default'>

/** State, county and city rates add up; the first is that of the city. */
const texas: readonly Rate[] = [
  { name: 'Sales tax', rate: 8.25, is_default: true },
  { name: 'Sales tax, Hays County', rate: 6.75, is_default: false },
  { name: 'Texas state sales tax', rate: 6.25, is_default: false },
]
/** Oregon has no sales tax: these are for customers across the river. */
const oregon: readonly Rate[] = [
  { name: 'Sales tax, Vancouver WA', rate: 8.8, is_default: false },
  { name: 'Washington state sales tax', rate: 6.5, is_default: false },
]
const IDS_PER_COMPANY = 100

export const taxesOf = ({ id, province }: CompanyRecord): TaxRecord[] =>
  (province === 'Oregon' ? oregon : texas).map((rate, index) => ({
    ...rate,
    id: index === 0 ? id : id * IDS_PER_COMPANY + index,
    company_id: id,
    is_active: true,
  }))
