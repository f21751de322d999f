import type { ApolloClient } from '@apollo/client'
import type { Sender } from '../../components/form/defineForm.ts'
import { sentValues } from '../../components/form/fieldChanges.ts'
import { resetForms } from '../../components/form/formResets.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import { paths } from '../../lib/paths.ts'
import { notifySettingsChanged } from '../../lib/session/settingsChanged.ts'
import { showError, showSuccess } from '../../components/toasts/toasts.ts'
import { UpdateOwnProfileDocument } from './profile.generated.ts'
import { profileFields, type ProfileForm, type ProfileRecord, type ProfileValues } from './profileRecord.ts'
import { unsavedChange } from '../../components/form/saveChange.ts'

type Sent = Partial<ProfileValues>

async function send(client: ApolloClient, input: Sent) {
  const { data } = await client.mutate({ mutation: UpdateOwnProfileDocument, variables: { input } })
  notifySettingsChanged()
  return data?.updateOwnProfile?.user
}

/** The previous values; null if missing. */
function sentBefore({ returned }: ProfileRecord, base: ProfileValues, sent: Sent): Sent | null {
  const names = Object.keys(sent) as (keyof ProfileValues)[]
  return names.every((name) => typeof returned[name] === 'string') ? Object.fromEntries(names.map((name) => [name, base[name]])) : null
}

async function undoChange(client: ApolloClient, before: Sent): Promise<void> {
  try {
    await send(client, before)
    resetForms()
    showSuccess('Profile: change undone')
  } catch (error) {
    showError(toApiError(error).message)
  }
}

/** Sends the profile's changes and offers an undo. */
export const profileSender: Sender<ProfileForm> = {
  save: async ({ client, record, base, values }) => {
    const input = sentValues(profileFields, base, values)
    const returned = await send(client, input)
    const { firstName, lastName, name } = input
    const names = Object.fromEntries(Object.entries({ firstName, lastName, name }).filter(([, value]) => value !== undefined))
    const before = record && sentBefore(record, base, input)
    return {
      to: paths.profile(),
      words: 'Profile saved',
      missing: returned ? unsavedChange(profileFields, names, returned) : null,
      ...(before && { undo: () => undoChange(client, before) }),
    }
  },
}
