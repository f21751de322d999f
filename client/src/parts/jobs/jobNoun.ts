export const jobNoun = { one: 'job', many: 'jobs' } as const
