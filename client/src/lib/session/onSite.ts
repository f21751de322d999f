import { userType } from '@callout/contracts/profile/userType'
import { readSession, useSessionValue } from './session.ts'

const always: readonly (string | null)[] = [userType.STAFF.code, userType.INDIVIDUAL.code]

/** `useWorksOnSite` outside of React components. */
export const worksOnSite = (): boolean => always.includes(readSession('userType')) || readSession('ownStaffId') !== null

/** Whether the user does visits: technicians and individuals always, others once visits of theirs were returned. */
export const useWorksOnSite = (): boolean => {
  const [type, ownStaffId] = [useSessionValue('userType'), useSessionValue('ownStaffId')]
  return always.includes(type) || ownStaffId !== null
}

/** `useWorksAlone` outside of React components. */
export const worksAlone = (): boolean => readSession('userType') === userType.INDIVIDUAL.code

/** Whether the account is that of a person without staff. */
export const useWorksAlone = (): boolean => useSessionValue('userType') === userType.INDIVIDUAL.code

/** "by Rachel Whitfield"; null for a person who works alone, whose name says nothing. */
export const byName = (person: { readonly name: string | null } | null | undefined): string | null =>
  person?.name && !worksAlone() ? `by ${person.name}` : null
