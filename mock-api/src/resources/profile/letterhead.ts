import { type CompanyRecord, type Letterhead, letterheadFields } from './records.ts'

type Changes = Partial<CompanyRecord>

/** How the company has presented itself so often: what is written now bears this number. */
export const letterheadNumber = ({ letterheads = [] }: Pick<CompanyRecord, 'letterheads'>): number => letterheads.length

/** Adds the current letterhead to the stored ones if it changes, for documents written so far. */
export function keepingLetterhead(company: CompanyRecord, changes: Changes): Changes {
  const isOther = letterheadFields.some((field) => field in changes && changes[field] !== undefined && changes[field] !== company[field])
  if (!isOther) return changes
  const before = Object.fromEntries(letterheadFields.map((field) => [field, company[field]])) as unknown as Letterhead
  return { ...changes, letterheads: [...(company.letterheads ?? []), before] }
}

export const companyAsWritten = (company: CompanyRecord, number: number): CompanyRecord => ({
  ...company,
  ...company.letterheads?.[number],
})
