import { preferenceKey } from '../../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { readSession } from '../../../lib/session/session.ts'
import type { ApprovalFormChoiceQuery } from './approvalForm.generated.ts'

const deviceKey = (): string => preferenceKey('approvalForm', readSession('authEmail'))

/** Id of the chosen form in the settings; if none is returned, the last one known to this device. null: by name. */
export const chosenFormId = (settings: ApprovalFormChoiceQuery['companySettings'] | undefined): string | null =>
  settings?.job?.approvalFormId ?? browserStore.read(deviceKey())

/** Stores the choice on this device until the user signs out. */
export const keepChosenForm = (id: string): void => void browserStore.write(deviceKey(), id)
