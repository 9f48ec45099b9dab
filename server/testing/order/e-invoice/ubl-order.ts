import type { ElementOrders } from './element-order.ts'

const parts = (text: string) => text.trim().split(/\s+/)

const amounts = 'cbc:LineExtensionAmount! cbc:TaxExclusiveAmount! cbc:TaxInclusiveAmount!'
const category = 'cbc:ID! cbc:Percent cbc:TaxExemptionReasonCode cbc:TaxExemptionReason cac:TaxScheme!'
const address =
  'cbc:StreetName cbc:AdditionalStreetName cbc:CityName cbc:PostalZone cbc:CountrySubentity cac:AddressLine cac:Country!'
const reference = 'cbc:ID! cbc:IssueDate cbc:DocumentTypeCode cbc:DocumentDescription'
const parties = `cac:AccountingSupplierParty! cac:AccountingCustomerParty! cac:PayeeParty cac:TaxRepresentativeParty cac:Delivery
  cac:PaymentMeans* cac:PaymentTerms cac:AllowanceCharge* cac:TaxTotal!* cac:LegalMonetaryTotal!`
const line = 'cac:OrderLineReference cac:DocumentReference cac:AllowanceCharge* cac:Item! cac:Price!'

/** The elements of UBL 2.1 that the standard uses, as their schemas order them. */
export const ublOrders: ElementOrders = {
  Invoice: parts(`cbc:CustomizationID! cbc:ProfileID cbc:ID! cbc:IssueDate! cbc:DueDate cbc:InvoiceTypeCode! cbc:Note*
    cbc:TaxPointDate cbc:DocumentCurrencyCode! cbc:TaxCurrencyCode cbc:AccountingCost cbc:BuyerReference cac:InvoicePeriod
    cac:OrderReference cac:BillingReference* cac:DespatchDocumentReference cac:ReceiptDocumentReference
    cac:OriginatorDocumentReference cac:ContractDocumentReference cac:AdditionalDocumentReference* cac:ProjectReference
    ${parties} cac:InvoiceLine!*`),
  CreditNote: parts(`cbc:CustomizationID! cbc:ProfileID cbc:ID! cbc:IssueDate! cbc:TaxPointDate cbc:CreditNoteTypeCode!
    cbc:Note* cbc:DocumentCurrencyCode! cbc:TaxCurrencyCode cbc:AccountingCost cbc:BuyerReference cac:InvoicePeriod
    cac:OrderReference cac:BillingReference* cac:DespatchDocumentReference cac:ReceiptDocumentReference
    cac:ContractDocumentReference cac:AdditionalDocumentReference* cac:OriginatorDocumentReference
    ${parties} cac:CreditNoteLine!*`),
  'cac:OrderReference': parts('cbc:ID! cbc:SalesOrderID'),
  'cac:BillingReference': parts('cac:InvoiceDocumentReference!'),
  'cac:InvoiceDocumentReference': parts(reference),
  'cac:DespatchDocumentReference': parts(reference),
  'cac:AccountingSupplierParty': parts('cac:Party!'),
  'cac:AccountingCustomerParty': parts('cac:Party!'),
  'cac:Party': parts(`cbc:EndpointID cac:PartyIdentification* cac:PartyName cac:PostalAddress! cac:PartyTaxScheme*
    cac:PartyLegalEntity! cac:Contact`),
  'cac:PartyIdentification': parts('cbc:ID!'),
  'cac:PartyName': parts('cbc:Name!'),
  'cac:PostalAddress': parts(address),
  'cac:Address': parts(address),
  'cac:Country': parts('cbc:IdentificationCode!'),
  'cac:PartyTaxScheme': parts('cbc:CompanyID! cac:TaxScheme!'),
  'cac:TaxScheme': parts('cbc:ID!'),
  'cac:PartyLegalEntity': parts('cbc:RegistrationName! cbc:CompanyID cbc:CompanyLegalForm'),
  'cac:Contact': parts('cbc:Name cbc:Telephone cbc:ElectronicMail'),
  'cac:PayeeParty': parts('cac:PartyIdentification cac:PartyName! cac:PartyLegalEntity'),
  'cac:Delivery': parts('cbc:ActualDeliveryDate cac:DeliveryLocation cac:DeliveryParty'),
  'cac:DeliveryLocation': parts('cbc:ID cac:Address'),
  'cac:DeliveryParty': parts('cac:PartyName!'),
  'cac:PaymentMeans': parts(`cbc:PaymentMeansCode! cbc:PaymentDueDate cbc:InstructionID cbc:PaymentID cac:CardAccount
    cac:PayeeFinancialAccount cac:PaymentMandate`),
  'cac:PayeeFinancialAccount': parts('cbc:ID! cbc:Name cac:FinancialInstitutionBranch'),
  'cac:FinancialInstitutionBranch': parts('cbc:ID!'),
  'cac:PaymentTerms': parts('cbc:Note!'),
  'cac:AllowanceCharge': parts(`cbc:ChargeIndicator! cbc:AllowanceChargeReasonCode cbc:AllowanceChargeReason
    cbc:MultiplierFactorNumeric cbc:Amount! cbc:BaseAmount cac:TaxCategory`),
  'cac:TaxCategory': parts(category),
  'cac:ClassifiedTaxCategory': parts(category),
  'cac:TaxTotal': parts('cbc:TaxAmount! cac:TaxSubtotal*'),
  'cac:TaxSubtotal': parts('cbc:TaxableAmount! cbc:TaxAmount! cac:TaxCategory!'),
  'cac:LegalMonetaryTotal': parts(`${amounts} cbc:AllowanceTotalAmount cbc:ChargeTotalAmount cbc:PrepaidAmount
    cbc:PayableRoundingAmount cbc:PayableAmount!`),
  'cac:InvoiceLine': parts(`cbc:ID! cbc:Note cbc:InvoicedQuantity! cbc:LineExtensionAmount! cbc:AccountingCost
    cac:InvoicePeriod ${line}`),
  'cac:CreditNoteLine': parts(`cbc:ID! cbc:Note cbc:CreditedQuantity! cbc:LineExtensionAmount! cbc:AccountingCost
    cac:InvoicePeriod ${line}`),
  'cac:Item': parts(`cbc:Description cbc:Name! cac:BuyersItemIdentification cac:SellersItemIdentification
    cac:StandardItemIdentification cac:OriginCountry cac:CommodityClassification* cac:ClassifiedTaxCategory!
    cac:AdditionalItemProperty*`),
  'cac:BuyersItemIdentification': parts('cbc:ID!'),
  'cac:SellersItemIdentification': parts('cbc:ID!'),
  'cac:StandardItemIdentification': parts('cbc:ID!'),
  'cac:Price': parts('cbc:PriceAmount! cbc:BaseQuantity cac:AllowanceCharge'),
}
