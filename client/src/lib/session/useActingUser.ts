import { type Actor, authorities } from '@callout/contracts/profile/authorities'
import { userType, type UserTypeCode } from '@callout/contracts/profile/userType'
import { useMemo } from 'react'
import { readSession, useSessionValue } from './session.ts'

const codeOf = (stored: string | null): UserTypeCode =>
  Object.values(userType).find(({ code }) => code === stored)?.code ?? userType.STAFF.code

/** The signed-in user outside of components, as `useActingUser` has it. */
export const actingUser = (): Actor => ({ user_type: codeOf(readSession('userType')), authorities })

/**
 * The signed-in user, for backends that do not say what is allowed. What a staff admin may do is not stored: everything
 * is offered then, and the backend refuses.
 */
export function useActingUser(): Actor {
  const stored = useSessionValue('userType')
  return useMemo(() => ({ user_type: codeOf(stored), authorities }), [stored])
}
