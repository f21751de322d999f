import { changeNotKept } from '../../kit/form/changeNotKept.ts'
import type { Sender } from '../../kit/form/defineForm.ts'
import { sentValues } from '../../kit/form/fieldChanges.ts'
import { paths } from '../../shared/paths.ts'
import { tellSettingsChanged } from '../../shared/session/settingsChanged.ts'
import { UpdateOwnProfileDocument } from './profile.generated.ts'
import { profileFields, type ProfileForm } from './profileRecord.ts'

/** Sends what was changed of the own profile. */
export const profileSender: Sender<ProfileForm> = {
  save: async ({ client, base, values }) => {
    const input = sentValues(profileFields, base, values)
    const { data } = await client.mutate({ mutation: UpdateOwnProfileDocument, variables: { input } })
    const told = data?.updateOwnProfile?.user
    const { firstName, lastName, name } = input
    const names = Object.fromEntries(Object.entries({ firstName, lastName, name }).filter(([, value]) => value !== undefined))
    tellSettingsChanged()
    return { to: paths.profile(), words: 'Profile saved', missing: told ? changeNotKept(profileFields, names, told) : null }
  },
}
