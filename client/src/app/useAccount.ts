import { useEffect } from 'react'
import { readSession } from '../shared/session/session.ts'
import { storeUser } from '../shared/session/storeUser.ts'
import { type MeQuery, useMeQuery } from './me.generated.ts'

/** The signed-in user, fresh from the server; what the session keeps of the profile follows. */
export function useAccount(): MeQuery['me'] | undefined {
  const { data } = useMeQuery()
  const me = data?.me
  useEffect(() => {
    // An answer that comes after a sign-out is nobody's.
    if (me && readSession('authToken')) storeUser(me)
  }, [me])
  return me
}
