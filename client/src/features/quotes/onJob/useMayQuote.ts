import { useStaffRight } from '../../../lib/session/staffRights.ts'
import { useMayBook } from '../../jobs/form/useMayBook.ts'

/** Whether the user may create quotes and change those they see: by authority, or technicians by the company's switch (decision D62). */
export function useMayQuote(): boolean {
  const isAllowed = useStaffRight('quote')
  return useMayBook() === true || isAllowed
}
