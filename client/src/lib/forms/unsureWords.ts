export const gotNoAnswer = 'Your last try got no answer and may have gone through.'

/** Of what no call could find again. */
export const sendAgainOnlyIf = `${gotNoAnswer} Send it again only if you’re sure it didn’t.`
