import { type Actor, authorities } from '@callout/contracts/profile/authorities'
import { userType, type UserTypeCode } from '@callout/contracts/profile/userType'
import { useMemo } from 'react'
import { readSession, useSessionValue } from './session.ts'
import { hasStaffRight, useStaffRight } from './staffRights.ts'

const getCode = (stored: string | null): UserTypeCode =>
  Object.values(userType).find(({ code }) => code === stored)?.code ?? userType.STAFF.code

/** `useActingUser` outside of components. */
export const actingUser = (): Actor => ({
  user_type: getCode(readSession('userType')),
  authorities,
  staff_can_collect: hasStaffRight('collect'),
})

/** For backends without permissions. A staff admin's authorities are not stored: everything is offered, and the backend rejects. */
export function useActingUser(): Actor {
  const stored = useSessionValue('userType')
  const collects = useStaffRight('collect')
  return useMemo(() => ({ user_type: getCode(stored), authorities, staff_can_collect: collects }), [stored, collects])
}
