import { OwnAuthenticator } from '../features/authenticator/OwnAuthenticator.tsx'

export default OwnAuthenticator
