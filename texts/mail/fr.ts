import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'mail.late':
    'Cet e-mail date du {at}. Nous n’avons pas pu l’envoyer plus tôt, et certains points ont pu changer entre-temps.',
  'mail.row': '{term}\u00a0: {value}',
  'mail.order_subject': 'Votre commande {orderno}',
  'mail.order_intro': 'Merci. Nous avons bien reçu la commande {orderno} pour {company}\u00a0:',
  'mail.order_later':
    '{pieces, plural, one {# pièce en reliquat, expédiée dès son arrivée} other {# pièces en reliquat, expédiées dès leur arrivée}}',
  'mail.order_promise': 'Livraison au plus tard le {date} ({carrier}), à cette adresse\u00a0:',
  'mail.order_ready': 'Prêt pour {forwarder} au plus tard le {date}. Adresse de livraison\u00a0:',
  'mail.order_promise_part':
    'Les articles en stock arrivent au plus tard le {date} ({carrier})\u00a0; le reste suit dès que nous l’avons reçu. Adresse de livraison\u00a0:',
  'mail.order_promise_expected':
    'Nous n’avons pas encore reçu la marchandise. La livraison est prévue le {date} ({carrier}), à cette adresse\u00a0:',
  'mail.order_ready_part':
    'Les articles en stock sont prêts pour {forwarder} au plus tard le {date}\u00a0; le reste suit dès que nous l’avons reçu. Adresse de livraison\u00a0:',
  'mail.order_ready_expected':
    'Nous n’avons pas encore reçu la marchandise. Elle devrait être prête pour {forwarder} le {date}. Adresse de livraison\u00a0:',
  'mail.order_after_payment':
    'Dès réception de votre paiement, nous expédions la marchandise ({carrier}) à cette adresse\u00a0:',
  'mail.order_after_release':
    'Dès que nous débloquons la commande, nous expédions la marchandise ({carrier}) à cette adresse\u00a0:',
  'mail.order_after_payment_arrival':
    'Dès que nous avons votre paiement et que la marchandise est en stock, nous l’expédions ({carrier}) à cette adresse\u00a0:',
  'mail.order_after_release_arrival':
    'Dès que la commande est débloquée et la marchandise en stock, nous l’expédions ({carrier}) à cette adresse\u00a0:',
  'mail.order_each': '{price} l’unité',
  'mail.order_unknown':
    'Nous vous écrirons dès que nous connaîtrons le jour. Livraison ({carrier}) à cette adresse\u00a0:',
  'mail.order_payment':
    'La marchandise ne part qu’après réception de votre paiement. Veuillez indiquer {orderno} lors du règlement.',
  'mail.order_see': 'Voir votre commande',
  'mail.cancelled_subject': 'Votre commande {orderno} est annulée',
  'mail.cancelled_part_subject': 'Une partie de la commande {orderno} est annulée',
  'mail.cancelled_intro': 'La commande {orderno} de {company} est annulée. Ne sera pas livré\u00a0:',
  'mail.cancelled_part_intro': 'Une partie de la commande {orderno} de {company} est annulée. Ne sera pas livré\u00a0:',
  'mail.cancelled_reason': 'Motif',
  'mail.cancelled_remains': 'Voici ce qui reste de la commande\u00a0:',
  'mail.cancelled_pay':
    'Nous expédions dès réception de votre paiement. Ne réglez que le montant restant, en indiquant {orderno}.',
  'mail.cancelled_refund': 'Vous avez payé cette commande d’avance\u00a0: nous vous remboursons les articles annulés.',
  'mail.changed_subject': 'Votre commande {orderno} a été modifiée',
  'mail.changed_intro':
    'Nous avons modifié la commande {orderno} que {company} a passée. Vérifiez-la et écrivez-nous si quelque chose n’est pas conforme à ce qui a été convenu.',
  'mail.changed_before': 'Avant',
  'mail.changed_after': 'Maintenant',
  'mail.changed_coupon': 'Le bon {code} ne convient plus à cette commande. Vous pouvez le réutiliser.',
  'mail.changed_held': 'La commande est suspendue en raison de votre compte. Nous allons l’examiner et la débloquer.',
  'mail.desk_cancelled_subject': 'Annulation\u00a0: commande {orderno} de {company}',
  'mail.desk_cancelled_intro': '{company} ({custnum}) a annulé la commande {orderno}\u00a0:',
  'mail.desk_cancelled_part_intro': '{company} ({custnum}) a annulé une partie de la commande {orderno}\u00a0:',
  'mail.desk_cancelled_refund': 'La commande a été payée d’avance. À rembourser\u00a0: {amount}.',
  'mail.code_subject': 'Votre code',
  'mail.code_intro': 'Veuillez saisir ce code sur la page où vous l’avez demandé :',
  'mail.code_valid':
    '{minutes, plural, one {Il est valable # minute} other {Il est valable # minutes}}, pour une seule utilisation.',
  'mail.code_not_you':
    'Vous ne l’avez pas demandé\u00a0? Quelqu’un a saisi votre adresse par erreur et vous pouvez ignorer cet e-mail. Ne communiquez ce code à personne.',
  'mail.registered_subject': 'Merci de votre inscription',
  'mail.registered_intro': 'L’inscription de {company} nous est bien parvenue.',
  'mail.registered_number': 'Numéro de client',
  'mail.registered_user_name': 'Identifiant',
  'mail.registered_next':
    'Nos chargés de clientèle examinent vos informations et documents, en général sous un jour ouvré, et vous écrivent. D’ici là, vous pouvez vous connecter et parcourir le catalogue\u00a0; vous verrez vos prix après validation.',
  'mail.registered_sign_in': 'Se connecter',
  'mail.registered_vat_number': 'Numéro de TVA',
  'mail.registered_tax_code': 'Code fiscal',
  'mail.registered_sdi_code': 'Code destinataire (SDI)',
  'mail.applied_subject': 'Nouvelle inscription : {company}',
  'mail.applied_intro':
    '{documents, plural, one {Une entreprise s’est inscrite avec # document et attend la validation :} other {Une entreprise s’est inscrite avec # documents et attend la validation :}}',
  'mail.user_name': 'Identifiant',
  'mail.choose_password': 'Choisir votre mot de passe',
  'mail.invite_subject': 'Votre compte dans la boutique Aster',
  'mail.invite_intro':
    'Bonjour {name}, {company} a créé un compte pour vous. Choisissez votre mot de passe, puis connectez-vous.',
  'mail.invite_valid':
    '{days, plural, one {Le lien est valable # jour} other {Le lien est valable # jours}}, pour une seule utilisation.',
  'mail.reset_subject': 'Choisissez un nouveau mot de passe',
  'mail.reset_intro':
    'Bonjour {name}, veuillez choisir un nouveau mot de passe. Vous serez ensuite déconnecté partout ailleurs.',
  'mail.reset_valid':
    '{minutes, plural, one {Le lien est valable # minute} other {Le lien est valable # minutes}}, pour une seule utilisation.',
  'mail.reset_not_you':
    'Vous ne l’avez pas demandé\u00a0? Vous pouvez ignorer cet e-mail\u00a0: votre mot de passe reste le même.',
  'mail.approved_subject': 'Votre compte est ouvert',
  'mail.approved_intro': '{company} est désormais notre client. Vous voyez maintenant vos prix et pouvez commander.',
  'mail.approved_terms': 'Paiement',
  'mail.approved_days': '{days, plural, =0 {d’avance} one {# jour net} other {# jours nets}}',
  'mail.approved_coupon': 'Votre bon de bienvenue {code} vous attend dans votre compte.',
  'mail.approved_manager': 'Votre chargé de clientèle',
  'mail.rejected_subject': 'À propos de votre inscription',
  'mail.rejected_intro':
    'Nous ne pouvons pas ouvrir de compte pour {company} pour le moment, pour la raison suivante :',
  'mail.rejected_next': 'Vous souhaitez compléter votre dossier\u00a0? Répondez à cet e-mail ou appelez-nous.',
  'mail.list_rejected_subject': 'Votre liste {number} a été refusée',
  'mail.list_rejected_intro':
    'Bonjour {name}, la liste {number} que vous avez soumise n’a pas été commandée, pour ce motif\u00a0:',
  'mail.list_rejected_next': 'Vous pouvez modifier la liste et la soumettre à nouveau.',
  'mail.list_ordered_subject': 'Votre liste {number} a été commandée',
  'mail.list_ordered_intro':
    'Bonjour {name}, {buyer} a commandé votre liste {number}. Numéro de commande\u00a0: {orderno}. Articles commandés\u00a0:',
  'mail.list_submitted_subject': 'La liste {number} de {maker} vous attend',
  'mail.list_submitted_intro': 'Bonjour {name}, {maker} a soumis la liste {number} pour que vous la commandiez.',
  'mail.list_submitted_next': 'Vous pouvez en modifier les quantités, la commander, ou la refuser en donnant un motif.',
  'mail.list_see': 'Voir la liste',
  'mail.watch_subject': 'Du nouveau sur {count, plural, one {un produit} other {# produits}} que vous suivez',
  'mail.watch_intro': 'Bonjour {name}, du nouveau parmi vos favoris\u00a0:',
  'mail.watch_back': 'de retour en stock, {pieces} disponibles',
  'mail.watch_drop': 'prix {before} auparavant, {now} maintenant',
  'mail.watch_see': 'Voir les favoris',
  'mail.watch_end':
    'Vous recevez cet e-mail parce que vous suivez ces favoris. Vous pouvez y mettre fin au même endroit.',
  'mail.desk_subject': 'Nouvelle commande {orderno}\u00a0: {company}',
  'mail.desk_intro': '{company} ({custnum}) a passé la commande {orderno}.',
  'mail.desk_see': 'Voir la commande dans la console',
  'mail.desk_status': 'Statut',
  'mail.desk_placed_by': 'Passée par',
  'mail.reminder_subject': 'Le paiement de la commande {orderno} est attendu',
  'mail.reminder_intro': 'Bonjour {name}, votre commande {orderno} du {date} attend encore votre paiement.',
  'mail.reminder_until':
    'Nous vous réservons les articles jusqu’au {date}. Sans paiement d’ici là, nous annulerons la commande et vous ne nous devrez rien.',
  'mail.reminder_paid':
    'Vous avez déjà payé\u00a0? Il n’y a rien d’autre à faire\u00a0: la commande part dès réception du paiement.',
  'mail.update_released_subject': 'Nous préparons la commande {orderno}',
  'mail.update_released': 'Votre commande {orderno} est validée ; notre entrepôt la prépare.',
  'mail.update_shipped_subject': 'La commande {orderno} a été expédiée',
  'mail.update_part_shipped_subject': 'Une partie de la commande {orderno} a été expédiée',
  'mail.update_shipped': 'Ces articles de votre commande {orderno} sont en route, avec {carrier} :',
  'mail.update_rest': 'Le reste suivra dès qu’il sera prêt. Nous vous préviendrons.',
  'mail.update_track': 'Suivre le colis {number}',
  'mail.update_parcel': 'Numéro de colis : {number}',
  'mail.update_delivered_subject': 'La commande {orderno} a été livrée',
  'mail.update_part_delivered_subject': 'Une expédition de la commande {orderno} a été livrée',
  'mail.update_delivered': 'Ces articles de votre commande {orderno} ont été livrés :',
  'mail.update_delayed_subject': 'Nouvelle date pour des articles de la commande {orderno}',
  'mail.update_delayed':
    'Nous en sommes désolés : ces articles de votre commande {orderno} arriveront dans notre entrepôt à une autre date que celle annoncée :',
  'mail.update_cannot_wait':
    'Vous ne pouvez pas attendre ? Sur la page de votre commande, vous pouvez annuler ce qui n’est pas encore arrivé.',
  'mail.update_sooner_subject': 'Bonne nouvelle : des articles de la commande {orderno} arrivent plus tôt',
  'mail.update_sooner': 'Bonne nouvelle pour ces articles de votre commande {orderno} :',
  'mail.update_known_subject': 'Date connue pour des articles de la commande {orderno}',
  'mail.update_known':
    'Nous savons maintenant quand ces articles de votre commande {orderno} arriveront dans notre entrepôt :',
  'mail.update_unknown_subject': 'Pas de date pour l’instant pour des articles de la commande {orderno}',
  'mail.update_unknown':
    'Nous en sommes désolés : pour l’instant, nous ne savons pas quand ces articles de votre commande {orderno} arriveront dans notre entrepôt :',
  'mail.update_day_moved': 'arrivage prévu le {now} au lieu du {before}',
  'mail.update_day_sooner': 'arrivage avancé au {now} au lieu du {before}',
  'mail.update_day_known': 'arrivage prévu le {now}',
  'mail.update_day_gone':
    'l’arrivage n’est plus prévu le {before}\u00a0; nous vous indiquerons la nouvelle date dès que nous la connaîtrons',
  'mail.update_arrived_subject': 'Des articles de la commande {orderno} sont arrivés',
  'mail.update_arrived':
    'Ces articles de votre commande {orderno} sont arrivés dans notre entrepôt et vous sont réservés :',
  'mail.update_cancelled_subject': 'La commande {orderno} a été annulée',
  'mail.update_part_cancelled_subject': 'Des articles de la commande {orderno} ont été annulés',
  'mail.update_cancelled': 'Nous en sommes désolés : nous avons dû annuler ces articles de votre commande {orderno} :',
  'mail.update_reason': 'Motif : {reason}',
  'mail.update_more': '{count, plural, one {et # autre article} other {et # autres articles}}',
  'mail.update_end':
    'Vous recevez cet e-mail parce que vous avez passé cette commande. Vous choisissez ce que nous vous écrivons, et quand.',
  'mail.update_choose': 'Choisir mes e-mails',
  'mail.daily_subject': 'Aujourd’hui chez Aster\u00a0: {count, plural, one {# nouvelle} other {# nouvelles}}',
  'mail.daily_intro': 'Voici les nouvelles\u00a0:',
  'mail.daily_see': 'Voir toutes les commandes',
  'mail.daily_end':
    'Vous recevez cet e-mail une fois par jour, et seulement s’il y a du nouveau. Vous choisissez ce que nous vous écrivons, et quand.',
  'payment_mail.subject': 'Nous avons reçu votre paiement de {amount}',
  'payment_mail.intro': 'Votre paiement de {amount} nous est parvenu. Il est comptabilisé au {date}.',
  'payment_mail.settles': 'Il règle\u00a0: {numbers}',
  'payment_mail.part_of': 'Il règle en partie\u00a0: {numbers}',
  'payment_mail.credit': 'Il en reste {amount} à votre crédit.',
  'payment_mail.undone_subject': 'Correction\u00a0: paiement de {amount} annulé',
  'payment_mail.undone':
    'Nous avons annulé le paiement de {amount} comptabilisé au {date}. Ce qu’il avait réglé est de nouveau ouvert.',
  'payment_mail.see': 'Voir votre compte',
  'payment_mail.end':
    'Vous recevez cet e-mail parce que vous avez accès aux factures de votre société. Vous choisissez ce que nous vous écrivons, et quand.',
  'invoice_mail.invoice_subject': 'Facture {number} pour la commande {orderno}',
  'invoice_mail.credit_subject': 'Avoir {number} pour la commande {orderno}',
  'invoice_mail.invoice_intro':
    'Vous trouverez ci-joint votre facture {number} pour la commande {orderno}, d’un montant de {amount} TVA comprise.',
  'invoice_mail.credit_intro':
    'Vous trouverez ci-joint votre avoir {number} pour la commande {orderno}, d’un montant de {amount} TVA comprise.',
  'invoice_mail.reason': 'Motif : {reason}',
  'invoice_mail.paid': 'Elle est déjà réglée. Merci.',
  'invoice_mail.free': 'Il n’y a rien à payer.',
  'invoice_mail.due': 'Merci de régler {amount} avant le {date}.',
  'invoice_mail.pay': 'Merci de régler {amount} avant le {date} en indiquant {reference}.',
  'invoice_mail.copy_invoice_subject': 'Facture {number} : copie',
  'invoice_mail.copy_credit_subject': 'Avoir {number} : copie',
  'invoice_mail.copy_invoice':
    '{company} vous envoie une copie de la facture {number}, que vous trouverez en pièce jointe.',
  'invoice_mail.copy_credit':
    '{company} vous envoie une copie de l’avoir {number}, que vous trouverez en pièce jointe.',
  'invoice_mail.copy_reply':
    'Pour toute question, répondez simplement à cet e-mail : votre réponse parviendra à {company}.',
  'mail.e_invoices_due_subject':
    '{count, plural, one {# facture électronique doit être envoyée d’ici demain} other {# factures électroniques doivent être envoyées d’ici demain}}',
  'mail.e_invoices_due_intro':
    'La loi veut qu’elles parviennent au système d’échange au plus tard le jour indiqué pour chacune.',
  'mail.e_invoices_due_more': '{count, plural, one {et # autre} other {et # autres}}',
  'mail.e_invoices_due_see': 'Ouvrir les factures électroniques',
  'mail.update_held_subject': 'La commande {orderno} est suspendue',
  'mail.update_held':
    'Votre commande {orderno} est suspendue\u00a0: rien n’en part pour le moment. Nous vous préviendrons dès qu’elle suivra son cours.',
  'mail.update_resumed_subject': 'La commande {orderno} suit son cours',
  'mail.update_resumed': 'Votre commande {orderno} n’est plus suspendue\u00a0; nous la traitons maintenant.',
  'mail.update_paid': 'Nous avons reçu votre paiement. Nous traitons maintenant votre commande {orderno}.',
  'mail.update_no_day': 'Nous vous écrirons dès que nous connaîtrons la date.',
  'mail.update_redirected_subject': 'Livraison modifiée pour la commande {orderno}',
  'mail.update_redirected':
    'Nous avons modifié la livraison de votre commande {orderno}. Si vous ne l’avez pas demandé, prévenez-nous sans attendre.',
}
