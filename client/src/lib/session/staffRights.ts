import { readSession, useSessionValue, writeSession } from './session.ts'

/** Permissions of technicians on their own visits, set by the company (decision D62). */
export type StaffRight = 'addItems' | 'collect'

const includes = (stored: string | null, right: StaffRight): boolean => stored?.split(' ').includes(right) ?? false

/** Whether the signed-in technician has the right, as last returned; false for other users, whose authorities decide. */
export const useStaffRight = (right: StaffRight): boolean => includes(useSessionValue('staffRights'), right)

/** `useStaffRight` outside of components. */
export const hasStaffRight = (right: StaffRight): boolean => includes(readSession('staffRights'), right)

/** Stores the returned rights, so that they are known without a network. */
export function storeStaffRights(rights: readonly StaffRight[]): void {
  const stored = rights.join(' ')
  if ((readSession('staffRights') ?? '') !== stored) writeSession({ staffRights: stored })
}
