import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'registration.title': 'Créer un compte',
  'registration.lead':
    'Pour les entreprises qui revendent des consommables d’impression. Comptez environ cinq minutes\u00a0; ayez sous la main une photo de votre extrait d’immatriculation.',
  'registration.steps': 'Étapes de l’inscription',
  'registration.step_account': 'Identifiant',
  'registration.step_company': 'Informations du compte',
  'registration.step_done': 'Terminé',
  'registration.user_name': 'Identifiant',
  'registration.user_name_hint': 'Il vous sert à vous connecter. Lettres de a à z, chiffres et . _ - @',
  'registration.email': 'E-mail',
  'registration.code_right': 'Code confirmé',
  'registration.password': 'Mot de passe',
  'registration.password_hint': 'Au moins 8 caractères, lettres et chiffres mélangés',
  'registration.repeat_password': 'Répéter le mot de passe',
  'registration.next': 'Continuer',
  'registration.begun_as': 'Vous vous inscrivez comme {userName} ({email}) sur le site {site}',
  'registration.change': 'Modifier',
  'registration.documents': 'Documents de l’entreprise',
  'registration.documents_hint':
    'Extrait Kbis, licence commerciale ou attestation de TVA\u00a0: JPG, PNG ou WebP, 500 ko chacun au plus, 10 au maximum.',
  'registration.add_files': 'Ajouter des images',
  'registration.uploading': '{name} : {percent}\u00a0%',
  'registration.upload_failed': 'Échec de l’envoi.',
  'registration.remove': 'Supprimer {name}',
  'registration.agreement': 'Conditions d’adhésion',
  'registration.agree': 'Nous avons lu les conditions d’adhésion et les acceptons',
  'registration.missing_agreed': 'Veuillez accepter les conditions d’adhésion',
  'registration.submit': 'S’inscrire',
  'registration.kept':
    'Votre saisie est conservée dans ce navigateur pour continuer plus tard, sauf votre mot de passe.',
  'registration.done_title': 'Merci, {company} est inscrite',
  'registration.done':
    'Votre numéro de client est {custnum}. Nos chargés de clientèle examinent vos informations, en général sous un jour ouvré, et écrivent à {email}.',
  'registration.done_next':
    'D’ici là, vous pouvez vous connecter comme {userName} et parcourir le catalogue\u00a0; vous verrez vos prix après validation.',
  'registration.signed_in': 'Vous êtes déjà connecté',
  'registration.signed_in_hint': '{name} a déjà un compte. Déconnectez-vous pour inscrire une autre entreprise.',
  'registration.have_account': 'Déjà inscrit\u00a0?',
  'file.larger_than': 'Ce fichier dépasse {most, number} ko. Veuillez en choisir un plus petit ou le diviser',
  'file.more_than':
    '{most, plural, one {Un seul fichier à la fois, s’il vous plaît} other {# fichiers au plus à la fois}}',
}
