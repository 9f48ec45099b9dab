export { seedDemo } from './demo.ts'
export { seedApplicant } from './demo-applicant.ts'
export { demoPassword, demoPeople, seedPeople } from './demo-people.ts'
export { isEmpty, seedReference } from './reference.ts'
