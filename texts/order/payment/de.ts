import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'payment.title': 'Vorkasse',
  'payment.hint': 'Wir versenden die Ware erst nach Eingang Ihrer Zahlung. Bitte geben Sie den Verwendungszweck an.',
  'payment.amount': 'Betrag',
  'payment.holder': 'Kontoinhaber',
  'payment.bank': 'Bank',
  'payment.iban': 'IBAN',
  'payment.account': 'Kontonummer',
  'payment.bic': 'BIC',
  'payment.reference': 'Verwendungszweck',
  'payment.scan': 'Mit der Banking-App scannen',
  'payment.code': 'Code für eine Überweisung von {amount} an {account}',
  'payment.proforma': 'Proforma-Rechnung (PDF)',
  'payment.proforma_title': 'Proforma {orderno}',
  'payment.proforma_note':
    'Dies ist keine Rechnung im Sinne des Umsatzsteuerrechts. Die Rechnung senden wir per E-Mail, sobald die Ware versandt ist.',
  'payment.next': 'Wie es weitergeht',
  'payment.next_mail': 'Eine Bestätigung mit der Bestellung als PDF ist unterwegs an {email}.',
  'payment.next_pay':
    'Bitte überweisen Sie {amount}. Was auf Lager ist, ist für Sie reserviert und wird versandt, sobald der Betrag eingegangen ist.',
  'payment.next_pay_waiting':
    'Bitte überweisen Sie {amount}. Wir versenden, sobald der Betrag eingegangen und die Ware auf Lager ist.',
  'payment.next_hold':
    'Die Bestellung ist in Prüfung: Sie überschreitet Ihr Kreditlimit oder eine Zahlung ist überfällig. Ihr Kundenbetreuer meldet sich bei Ihnen.',
  'payment.next_manager': 'Ihr Kundenbetreuer prüft sie und meldet sich bei Ihnen.',
  'payment.next_ship':
    '{pieces, plural, one {# Stück wird} other {# Stück werden}} jetzt versandt. Sobald das Paket unterwegs ist, finden Sie die Sendungsnummer bei der Bestellung.',
  'payment.next_later':
    '{pieces, plural, one {# Stück folgt} other {# Stück folgen}}, sobald verfügbar; bekannte Termine stehen bei den Positionen.',
  'payment.next_together': 'Alles wird zusammen versandt, sobald das letzte Stück eingetroffen ist.',
  'payment.overdue': 'Überfällig',
  'payment.overdue_by': '{amount} · {days, plural, one {# Tag} other {# Tage}}',
  'payment.held_overdue':
    'Eine Zahlung ist überfällig. Diese Bestellung wartet, bis sie beglichen ist oder wir die Bestellung freigeben.',
  'payment.held_limit': 'Diese Bestellung überschreitet Ihr Kreditlimit. Wir prüfen sie und geben sie frei.',
  'payment.credit_after': 'Nach dieser Bestellung',
}
