import { userType } from '@callout/contracts/profile/userType'
import { startMock } from '@callout/mock-api'
import { storedSession } from '@callout/mock-api/node/storedSession'
import { expect, onTestFinished, test } from 'vitest'
import { sessionOf } from '@callout/client/src/lib/session/storeUser.ts'

test('the Playwright fixture stores a session as the client does', async () => {
  const mock = await startMock()
  onTestFinished(mock.stop)
  const { token, user } = await mock.signIn('staff')
  const [userTypeName] = Object.entries(userType).find(([, { code }]) => code === user.user_type) ?? []
  const details = user['user_profile_details'] as { organization_name: string }
  const {
    timezone: _,
    currencyCode: __,
    ...stored
  } = sessionOf({
    email: user.email,
    name: user.name,
    userType: userTypeName ?? null,
    branchId: String(user.branch_id),
    dateFormat: user.date_format,
    timeFormat: String(user.time_format),
    userProfileDetails: { organizationName: details.organization_name },
  })
  expect(storedSession({ token, user })).toEqual({ ...stored, authToken: token })
})
