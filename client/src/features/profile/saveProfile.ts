import type { ApolloClient } from '@apollo/client'
import type { Sender } from '../../components/form/defineForm.ts'
import { sentValues } from '../../components/form/fieldChanges.ts'
import { resetForms } from '../../components/form/formResets.ts'
import { paths } from '../../lib/paths.ts'
import { notifySettingsChanged } from '../../lib/session/settingsChanged.ts'
import { UpdateOwnProfileDocument } from './profile.generated.ts'
import { profileFields, type ProfileForm, type ProfileRecord, type ProfileValues } from './profileRecord.ts'
import { restoredFields, unsavedChange } from '../../components/form/saveChange.ts'
import type { UndoResult } from '../../lib/writes/writeResult.ts'

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

/** The sent names: the backend returns no other field as it was sent. */
function namesIn({ firstName, lastName, name }: Sent): Sent {
  return Object.fromEntries(Object.entries({ firstName, lastName, name }).filter(([, value]) => value !== undefined))
}

/** Sends the profile's changes and offers an undo. */
export const profileSender: Sender<ProfileForm> = {
  save: async ({ client, record, base, values }) => {
    const input = sentValues(profileFields, base, values)
    const returned = await send(client, input)
    const before = record && sentBefore(record, base, input)
    const undo = async (): Promise<UndoResult> => {
      const restored = await send(client, before ?? {})
      resetForms()
      return restoredFields(profileFields, 'Profile', namesIn(before ?? {}), restored)
    }
    return {
      to: paths.profile(),
      successMessage: 'Profile saved',
      unsavedFields: returned ? unsavedChange(profileFields, namesIn(input), returned) : null,
      ...(before && { undo: { name: 'Profile', run: undo } }),
    }
  },
}
