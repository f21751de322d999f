/**
 * The few chunks that every page of the public root is made of. Left to itself the bundler makes a chunk of each small
 * module that the app or the public site uses too: a dozen more requests, and less well compressed. What the public site
 * does not need stands apart from what all roots share.
 */
export const frontDoor = [
  {
    name: 'fields',
    test: /node_modules\/react-hook-form\/|@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|PasswordInput)\//,
    priority: 4,
  },
  {
    name: 'session',
    test: /\/src\/shared\/(session\/(session|storeUser|cookies|useSessionValue)|navigation|forms\/keptForms|toasts\/(toasts|toastHost)\.ts|ui\/(PageTitle|Wordmark))/,
    priority: 2,
  },
  { name: 'signIn', test: /\/src\/public\/(SignIn(Page|Form)|useSignIn|lazySignIn)/, priority: 1 },
  { name: 'door', test: /\/src\/public\/(SocialButtons|ProviderMarks|Public(Root|Layout)|wantedAddress|placeRefusal)/, priority: 1 },
]
