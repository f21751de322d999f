import { readSession, useSessionValue, writeSession } from './session.ts'

/** Permissions of technicians on their own visits, set by the company (decision D62); `seePrices` holds everywhere. */
export const staffRights = ['addItems', 'collect', 'quote', 'seePrices'] as const
export type StaffRight = (typeof staffRights)[number]

const includes = (stored: string | null, right: StaffRight): boolean => stored?.split(' ').includes(right) ?? false

/** Returns whether the signed-in technician has a right, as last returned; false for other users, whose authorities decide. */
export function useStaffRights(): (right: StaffRight) => boolean {
  const stored = useSessionValue('staffRights')
  return (right) => includes(stored, right)
}

export const useStaffRight = (right: StaffRight): boolean => useStaffRights()(right)

/** `useStaffRight` outside of components. */
export const hasStaffRight = (right: StaffRight): boolean => includes(readSession('staffRights'), right)

/** Stores the returned rights, so that they are known without a network. */
export function storeStaffRights(rights: readonly StaffRight[]): void {
  const stored = rights.join(' ')
  if ((readSession('staffRights') ?? '') !== stored) writeSession({ staffRights: stored })
}
