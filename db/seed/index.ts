export { seedDemo } from './demo.ts'
export { demoPassword, demoPeople } from './demo-people.ts'
export { isEmpty, seedReference } from './reference.ts'
