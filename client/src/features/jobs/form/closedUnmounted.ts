/** For the lists of a long form: a hundred times and names are in the page only while their list is open, and where the field is. */
export const closedUnmounted = { keepMounted: false, hideDetached: false, shadow: 'lg', transitionProps: { duration: 100 } } as const
