/** The fake gateway's profile. */
export const profileAnswer = (userType: string) => ({
  me: {
    __typename: 'User',
    id: '1',
    userType,
    firstName: 'Olivia',
    lastName: 'Owner',
    name: 'Olivia Owner',
    email: 'owner@demo.test',
    userProfileDetails: {
      __typename: 'UserProfileDetails',
      phoneCountryCode: '1',
      phone: '5550100199',
      alternatePhoneCountryCode: null,
      alternatePhone: null,
      address: '1 Pier Road, Boston',
    },
  },
})

export const organizationAnswer = {
  generalData: {
    __typename: 'GeneralData',
    organizationName: 'Harbor Home Services',
    organizationEmail: 'office@harbor.test',
    phone: '5550100100',
    address: '1 Pier Road, Boston, MA 02110',
  },
}
