import type { Endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'
import { UserData } from './schemas.ts'

/** Spec §7 "Authentication and user", what a signed-in user reads of the own account. */
export const profileEndpoints = {
  getProfile: {
    method: 'GET',
    path: '/users/user_profile_get',
    input: z.object({}),
    data: UserData,
    access: 'user',
    origin: 'documented',
    withoutSubscription: true,
  },
} as const satisfies Record<string, Endpoint>
