import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_mail.submit_subject': 'Nous avons bien reçu votre demande de retour {number}',
  'return_mail.submit': 'Merci. Nous avons bien reçu votre demande de retour {number} et nous l’examinons\u00a0:',
  'return_mail.submit_until': 'Vous aurez notre réponse au plus tard le {day}.',
  'return_mail.ask_subject': 'Une question sur votre retour {number}',
  'return_mail.ask': 'Avant de nous prononcer sur votre retour {number}, nous avons une question\u00a0:',
  'return_mail.ask_answer': 'Pour y répondre, modifiez le retour dans la boutique.',
  'return_mail.approve_subject': 'Votre retour {number} est accepté',
  'return_mail.approve': 'Nous avons accepté votre retour {number}\u00a0:',
  'return_mail.approve_send':
    'Emballez la marchandise, glissez le bon de retour dans le colis et collez-y l’étiquette. Vous trouverez les deux en pièce jointe, et avec le retour dans la boutique. Dès que le colis est en route, saisissez-y son numéro de suivi.',
  'return_mail.approve_collect':
    'Emballez la marchandise, glissez le bon de retour dans le colis et collez-y l’étiquette. Vous trouverez les deux en pièce jointe, et avec le retour dans la boutique. Nous faisons enlever le colis chez vous et vous écrirons dès que l’enlèvement sera réservé.',
  'return_mail.approve_until': 'Expédiez-le au plus tard le {day}\u00a0; passé ce délai, l’accord prend fin.',
  'return_mail.approve_keep':
    'Vous n’avez rien à renvoyer. Nous vous écrirons dès que le montant est crédité ou que le remplacement part.',
  'return_mail.refuse_subject': 'Votre retour {number} n’a pas été accepté',
  'return_mail.refuse':
    'Nous sommes désolés\u00a0: nous ne pouvons pas accepter ces articles de votre retour {number}\u00a0:',
  'return_mail.refuse_ask': 'Si vous voyez les choses autrement, répondez simplement à cet e-mail.',
  'return_mail.decide_subject': 'Votre retour {number} est accepté en partie',
  'return_mail.decide': 'Voici notre décision sur votre retour {number}\u00a0:',
  'return_mail.decide_approved': 'accepté',
  'return_mail.decide_refused': 'non accepté\u00a0: {reason}',
  'return_mail.expire_subject': 'Votre retour {number} a expiré',
  'return_mail.expire':
    'Votre retour {number} était accepté, mais la marchandise n’a pas été expédiée à temps. Si vous souhaitez toujours la retourner, faites une nouvelle demande.',
  'return_mail.cancel_subject': 'Votre retour {number} est annulé',
  'return_mail.cancel':
    'Vous avez annulé votre retour {number}. Tant que les délais courent, ces articles peuvent faire l’objet d’une nouvelle demande.',
  'return_mail.send_subject': 'L’enlèvement de votre retour {number} est réservé',
  'return_mail.send':
    'Nous avons réservé l’enlèvement de ces articles de votre retour {number}. Tenez le colis prêt\u00a0:',
  'return_mail.send_tracking': 'Numéro de suivi\u00a0: {number}',
  'return_mail.receive_subject': 'Votre retour {number} est arrivé',
  'return_mail.receive': 'Ces articles de votre retour {number} sont arrivés. Nous les contrôlons et vous écrirons.',
  'return_mail.receive_none_subject': 'Rien de votre retour {number} n’est arrivé',
  'return_mail.receive_none':
    'Ces articles de votre retour {number} ne se trouvaient pas dans ce que nous avons reçu. Nous vérifions et vous écrirons\u00a0:',
  'return_mail.receive_missing_subject': 'Des articles de votre retour {number} manquent',
  'return_mail.close_subject': 'Traitement terminé pour des articles de votre retour {number}',
  'return_mail.close':
    'Ces articles de votre retour {number} ne sont pas arrivés et ne sont donc pas crédités. Si vous les avez encore, faites une nouvelle demande\u00a0:',
  'return_mail.credit_done_subject': 'Votre retour {number} est clos',
  'return_mail.credit_done':
    'Ces articles de votre retour {number} avaient déjà été crédités\u00a0; il n’y a donc pas de nouvel avoir. Leur traitement est terminé.',
  'return_mail.credit_free_subject': 'Votre retour {number} est clos',
  'return_mail.credit_free':
    'Ces articles de votre retour {number} étaient gratuits\u00a0: il n’y a donc rien à créditer. Leur traitement est terminé.',
  'return_mail.credit_subject': 'Votre retour {number} est crédité',
  'return_mail.credit':
    'Nous avons crédité ces articles de votre retour {number}. Vous trouverez l’avoir dans la boutique.',
  'return_mail.replace_subject': 'Un remplacement pour votre retour {number}',
  'return_mail.replace': 'Nous vous envoyons un remplacement pour ces articles de votre retour {number}\u00a0:',
  'return_mail.goes_back': '{pieces, plural, one {# pièce vous est renvoyée} other {# pièces vous sont renvoyées}}',
  'return_mail.sendBack_subject': 'Des articles de votre retour {number} vous reviennent',
  'return_mail.sendBack': 'Nous vous renvoyons ces articles de votre retour {number}\u00a0:',
  'return_mail.see': 'Voir le retour',
  'return_mail.end':
    'Vous recevez cet e-mail parce que vous avez demandé ce retour. Vous choisissez les notifications que vous recevez, et quand.',
  'return_mail.desk_submit_subject': 'Retour {number} de {company}',
  'return_mail.desk_submit': '{company} ({custnum}) a demandé le retour {number}\u00a0:',
  'return_mail.desk_answer_subject': 'Réponse au sujet du retour {number} de {company}',
  'return_mail.desk_answer': '{company} ({custnum}) a répondu à la question sur le retour {number}\u00a0:',
  'return_mail.desk_cancel_subject': 'Retour {number} de {company} annulé',
  'return_mail.desk_cancel': '{company} ({custnum}) a annulé le retour {number}. Il n’y a plus rien à faire.',
  'return_mail.desk_remind_subject': 'Le retour {number} de {company} attend toujours',
  'return_mail.desk_remind': 'Le retour {number} de {company} ({custnum}) attend une décision\u00a0:',
  'return_mail.desk_until': 'À décider au plus tard le {day}.',
  'return_mail.desk_see': 'Ouvrir le retour',
}
