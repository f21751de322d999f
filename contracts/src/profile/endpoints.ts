import type { Endpoint } from '../wire/endpoint.ts'
import { z } from '../wire/zod.ts'
import {
  GeneralData,
  SelectStatusBody,
  SelectStatusData,
  SetupStepsData,
  TeamPage,
  TeamQuery,
  UpdateGeneralDataBody,
  UpdateOwnProfileBody,
  UpdateProfileBody,
  UpdateSetupBody,
  UserData,
} from './schemas.ts'

/** Spec §7 "Authentication and user": the user's own account. */
export const profileEndpoints = {
  getProfile: {
    method: 'GET',
    path: '/users/user_profile_get',
    input: z.object({}),
    data: UserData,
    access: 'user',
    origin: 'documented',
  },
  updateProfile: {
    method: 'POST',
    path: '/users/update_profile',
    input: UpdateProfileBody,
    data: UserData,
    access: 'pending',
    origin: 'documented',
  },
  updateOwnProfile: {
    method: 'POST',
    path: '/users/update_profile_all_users',
    input: UpdateOwnProfileBody,
    data: UserData,
    access: 'user',
    origin: 'inferred',
  },
  getGeneralData: {
    method: 'GET',
    path: '/users/general_data',
    input: z.object({}),
    data: GeneralData,
    access: 'user',
    origin: 'inferred',
  },
  updateGeneralData: {
    method: 'POST',
    path: '/users/general_data',
    input: UpdateGeneralDataBody,
    data: GeneralData,
    access: 'user',
    origin: 'inferred',
  },
  updateSetup: {
    method: 'POST',
    path: '/users/update_fc_setup',
    input: UpdateSetupBody,
    data: SetupStepsData,
    access: 'user',
    origin: 'inferred',
  },
  selectStatus: {
    method: 'POST',
    path: '/users/select_status',
    input: SelectStatusBody,
    data: SelectStatusData,
    access: 'user',
    origin: 'inferred',
  },
  listTeamMembers: { method: 'GET', path: '/users/get_team_members', input: TeamQuery, data: TeamPage, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
