export { seedDemo } from './demo.ts'
export { demoPassword, demoPeople, seedPeople } from './demo-people.ts'
export { isEmpty, seedReference } from './reference.ts'
