import { OwnAuthenticator } from '../../features/identity/authenticator/OwnAuthenticator.tsx'

export default OwnAuthenticator
