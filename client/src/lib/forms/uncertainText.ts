export const gotNoAnswer = 'Your last try got no answer and may have gone through.'

/** For requests whose result can't be looked up. */
export const sendAgainOnlyIf = `${gotNoAnswer} Send it again only if you’re sure it didn’t.`
