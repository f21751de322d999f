import { paths } from '../../../lib/paths.ts'
import { navigationState } from '../../../lib/navigation/address.ts'
import { isStorageBlocked } from '../../../lib/preferences/storage.ts'
import { showError, showInfo } from '../../../components/toasts/toasts.ts'
import { wantedOf } from '../wantedAddress.ts'
import { beginSignIn } from './begunSignIn.ts'
import { type Delivery, delivery as browser } from './deliver.ts'
import { providerCodes, type ProviderName } from './providerNames.ts'
import { providerOf } from './providers.ts'
import { readProviderSettings } from './settings.ts'

/** Sends the person to the provider; where the server is not set up for it, or the way back would not be known, says so. */
export async function startSignIn(name: ProviderName, delivery: Delivery = browser): Promise<void> {
  if (isStorageBlocked()) {
    return showError(`Signing in with ${name} needs site data, which your browser blocks. Use your email and password instead.`)
  }
  const provider = providerOf(name, await readProviderSettings(), delivery)
  if (!provider) return showInfo(`Signing in with ${name} isn’t set up here. Use your email and password instead.`)
  const from = window.location.pathname === paths.register() ? paths.register() : paths.login()
  provider.start(beginSignIn({ provider: providerCodes[name], from, wanted: wantedOf(navigationState()) }))
}
