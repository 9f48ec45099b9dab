import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'return_mail.submit_subject': 'Ihre Rücksendung {number} ist bei uns eingegangen',
  'return_mail.submit': 'Vielen Dank. Ihre Rücksendung {number} ist bei uns eingegangen, und wir sehen sie uns an:',
  'return_mail.submit_until': 'Sie erhalten unsere Antwort bis zum {day}.',
  'return_mail.ask_subject': 'Eine Frage zu Ihrer Rücksendung {number}',
  'return_mail.ask': 'Bevor wir über Ihre Rücksendung {number} entscheiden, haben wir eine Frage:',
  'return_mail.ask_answer': 'Bitte antworten Sie, indem Sie die Rücksendung im Shop ändern.',
  'return_mail.approve_subject': 'Ihre Rücksendung {number} ist freigegeben',
  'return_mail.approve': 'Wir haben Ihre Rücksendung {number} freigegeben:',
  'return_mail.approve_send':
    'Bitte verpacken Sie die Ware, legen Sie den Rücksendeschein hinein und kleben Sie das Etikett auf das Paket. Beides finden Sie im Anhang und bei der Rücksendung im Shop. Sobald das Paket unterwegs ist, tragen Sie dort bitte die Sendungsnummer ein.',
  'return_mail.approve_collect':
    'Bitte verpacken Sie die Ware, legen Sie den Rücksendeschein hinein und kleben Sie das Etikett auf das Paket. Beides finden Sie im Anhang und bei der Rücksendung im Shop. Wir lassen das Paket bei Ihnen abholen und schreiben Ihnen, sobald die Abholung gebucht ist.',
  'return_mail.approve_until': 'Bitte senden Sie das Paket bis zum {day} ab; danach läuft die Freigabe ab.',
  'return_mail.approve_keep':
    'Sie müssen nichts zurücksenden. Wir schreiben Ihnen, sobald wir den Betrag gutschreiben oder Ersatz schicken.',
  'return_mail.refuse_subject': 'Ihre Rücksendung {number} wurde nicht angenommen',
  'return_mail.refuse': 'Es tut uns leid: Diese Artikel Ihrer Rücksendung {number} können wir nicht annehmen:',
  'return_mail.refuse_ask': 'Wenn Sie das anders sehen, antworten Sie einfach auf diese E-Mail.',
  'return_mail.decide_subject': 'Ihre Rücksendung {number} ist teilweise freigegeben',
  'return_mail.decide': 'Wir haben über Ihre Rücksendung {number} entschieden:',
  'return_mail.decide_approved': 'freigegeben',
  'return_mail.decide_refused': 'nicht angenommen: {reason}',
  'return_mail.expire_subject': 'Ihre Rücksendung {number} ist abgelaufen',
  'return_mail.expire':
    'Ihre Rücksendung {number} war freigegeben, die Ware wurde aber nicht rechtzeitig abgesendet. Wenn Sie sie noch zurückgeben möchten, melden Sie die Rücksendung bitte neu an.',
  'return_mail.cancel_subject': 'Ihre Rücksendung {number} ist storniert',
  'return_mail.cancel':
    'Sie haben Ihre Rücksendung {number} storniert. Innerhalb der Fristen können Sie die Artikel erneut anmelden.',
  'return_mail.send_subject': 'Die Abholung Ihrer Rücksendung {number} ist gebucht',
  'return_mail.send':
    'Wir haben die Abholung dieser Artikel Ihrer Rücksendung {number} gebucht. Bitte halten Sie das Paket bereit:',
  'return_mail.send_tracking': 'Sendungsnummer: {number}',
  'return_mail.receive_subject': 'Ihre Rücksendung {number} ist angekommen',
  'return_mail.receive':
    'Diese Artikel Ihrer Rücksendung {number} sind angekommen. Wir prüfen sie und schreiben Ihnen.',
  'return_mail.receive_none_subject': 'Ihre Rücksendung {number} ist nicht angekommen',
  'return_mail.receive_none':
    'Diese Artikel Ihrer Rücksendung {number} waren nicht dabei. Wir prüfen das und schreiben Ihnen:',
  'return_mail.receive_missing_subject': 'Artikel Ihrer Rücksendung {number} fehlen',
  'return_mail.close_subject': 'Ihre Rücksendung {number}: einige Artikel sind abgeschlossen',
  'return_mail.close':
    'Diese Artikel Ihrer Rücksendung {number} sind nicht angekommen und werden deshalb nicht gutgeschrieben. Falls Sie sie noch haben, melden Sie sie bitte neu an:',
  'return_mail.credit_done_subject': 'Ihre Rücksendung {number} ist abgeschlossen',
  'return_mail.credit_done':
    'Diese Artikel Ihrer Rücksendung {number} waren schon gutgeschrieben, deshalb gibt es keine neue Rechnungskorrektur. Damit ist alles erledigt.',
  'return_mail.credit_free_subject': 'Ihre Rücksendung {number} ist abgeschlossen',
  'return_mail.credit_free':
    'Diese Artikel Ihrer Rücksendung {number} waren kostenlos, es gibt also nichts gutzuschreiben. Damit ist alles erledigt.',
  'return_mail.credit_subject': 'Ihre Rücksendung {number} ist gutgeschrieben',
  'return_mail.credit':
    'Wir haben diese Artikel Ihrer Rücksendung {number} gutgeschrieben. Die Rechnungskorrektur finden Sie im Shop.',
  'return_mail.replace_subject': 'Ersatz für Ihre Rücksendung {number}',
  'return_mail.replace': 'Für diese Artikel Ihrer Rücksendung {number} schicken wir Ihnen Ersatz:',
  'return_mail.goes_back': '{pieces, plural, one {# Stück geht an Sie zurück} other {# Stück gehen an Sie zurück}}',
  'return_mail.sendBack_subject': 'Artikel Ihrer Rücksendung {number} kommen zurück',
  'return_mail.sendBack': 'Diese Artikel Ihrer Rücksendung {number} senden wir an Sie zurück:',
  'return_mail.see': 'Rücksendung ansehen',
  'return_mail.end':
    'Sie erhalten diese E-Mail, weil Sie diese Rücksendung angemeldet haben. Sie wählen, welche Nachrichten Sie bekommen und wann.',
  'return_mail.desk_submit_subject': 'Rücksendung {number} von {company}',
  'return_mail.desk_submit': '{company} ({custnum}) hat die Rücksendung {number} angemeldet:',
  'return_mail.desk_answer_subject': 'Antwort zur Rücksendung {number} von {company}',
  'return_mail.desk_answer': '{company} ({custnum}) hat die Frage zur Rücksendung {number} beantwortet:',
  'return_mail.desk_cancel_subject': 'Rücksendung {number} von {company} storniert',
  'return_mail.desk_cancel': '{company} ({custnum}) hat die Rücksendung {number} storniert. Es ist nichts mehr zu tun.',
  'return_mail.desk_remind_subject': 'Die Rücksendung {number} von {company} wartet noch',
  'return_mail.desk_remind': 'Die Rücksendung {number} von {company} ({custnum}) wartet auf eine Entscheidung:',
  'return_mail.desk_until': 'Zu entscheiden bis zum {day}.',
  'return_mail.desk_see': 'Rücksendung öffnen',
}
