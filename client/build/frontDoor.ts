/**
 * The few chunks that every page of the public root is made of. Left to itself the bundler makes a chunk of each small
 * module that the app or the public site uses too: a dozen more requests, and less well compressed. What the app shares
 * stands apart from what only the public root shows.
 */
export const frontDoor = [
  { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 4 },
  {
    name: 'fields',
    test: /@mantine\/(core\/esm\/components\/(Input|InputBase|TextInput|PasswordInput|ActionIcon)|hooks\/esm\/use-uncontrolled)\//,
    priority: 3,
  },
  {
    name: 'session',
    test: /\/src\/shared\/(session\/(session|storeUser|cookies|useSessionValue)|navigation|forms\/keptForms|toasts\/(toasts|toastHost)\.ts|ui\/(PageTitle|Wordmark))/,
    priority: 2,
  },
  {
    name: 'door',
    test: /\/src\/public\/(SignIn(Page|Form)|SocialButtons|ProviderMarks|Public(Root|Layout|Link)|BoardPicture|boardLanes|wantedAddress|useSignIn|lazySignIn|placeRefusal)/,
    priority: 1,
  },
]
