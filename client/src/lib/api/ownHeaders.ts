import { timeZoneHeader, windowHeader } from '@callout/contracts/constants'
import { browserZone } from '../format/browserZone.ts'
import { windowName } from './windowName.ts'

/** In which zone times are meant where the account has none, and who is not to be told of what it does. */
export const ownHeaders = { [timeZoneHeader]: browserZone(), [windowHeader]: windowName }
